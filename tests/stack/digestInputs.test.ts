import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { digestInputs } from '../../scripts/stack/digestInputs.ts';

let root = '';
const digest = (setting = '') => digestInputs(root, ['src', 'package.json', 'absent'], [setting]);

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'asamblea-'));
  await mkdir(join(root, 'src/deep'), { recursive: true });
  await writeFile(join(root, 'src/deep/a.ts'), 'export {};');
  await writeFile(join(root, 'package.json'), '{}');
});
afterAll(() => rm(root, { recursive: true }));

test('stays the same while no input changes', async () => {
  const before = await digest();
  await writeFile(join(root, 'src/a.test.ts'), 'a test is no input');
  await writeFile(join(root, 'notes.md'), 'nor is what was not named');
  expect(await digest()).toBe(before);
});

test('changes with the settings', async () => {
  expect(await digest('start')).not.toBe(await digest('test'));
});

test.each([
  ['a file changes', 'src/deep/a.ts'],
  ['a file appears', 'src/b.tsx'],
  ['a missing input appears', 'absent'],
])('changes when %s', async (_change, file) => {
  const before = await digest();
  await writeFile(join(root, file), 'changed');
  expect(await digest()).not.toBe(before);
});
