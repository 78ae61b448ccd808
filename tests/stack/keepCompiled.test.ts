import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { projectRoot } from '../../scripts/stack/process/projectRoot.ts';
import { keepCompiled } from '../../scripts/testing/keepCompiled.ts';

const run = promisify(execFile);

test('compiled code is kept beside the libraries, unless another place is named', () => {
  const environment: NodeJS.ProcessEnv = {};
  expect(keepCompiled(environment)).toBe(join(projectRoot, 'node_modules/.cache/compiled'));
  expect(environment.NODE_COMPILE_CACHE).toBe(keepCompiled({}));
  expect(keepCompiled({ NODE_COMPILE_CACHE: '/elsewhere' })).toBe('/elsewhere');
});

test('a process that is started so keeps what it compiled', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'compiled-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const env = { ...process.env, NODE_COMPILE_CACHE: folder };
  await run(process.execPath, ['--eval', "require('zod')"], { cwd: projectRoot, env });
  expect(await readdir(folder)).not.toEqual([]);
});
