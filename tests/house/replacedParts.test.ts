import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url).pathname;
const read = (file: string) => readFileSync(`${root}${file}`, 'utf8');

/** What says that a file replaces or reads something that a dependency, or Node, keeps for itself. */
const replacing = /firebase-tools\/(?:package\.json|lib\/(?!bin\/))|\.prototype\b/u;

const replacements = globSync(['scripts/**/*.ts', 'tests/load/**/*.ts'], { cwd: root })
  .filter((file) => !file.endsWith('.test.ts') && replacing.test(read(file)))
  .sort();

test('the files that replace or read private parts of a dependency are these', () => {
  expect(replacements).toEqual([
    'scripts/stack/emulators/fewInstances.ts',
    'scripts/stack/emulators/lazySchemas.ts',
    'scripts/stack/emulators/shareInstances.ts',
    'scripts/stack/emulators/toolsJar.ts',
    'tests/load/servers/loopbackOnly.ts',
  ]);
});

test.each(replacements)('%s says what ends it, and a test of the stack names it', (file) => {
  // A comment is one sentence over several lines.
  expect(read(file).replaceAll(/\n\s*(?:\*|\/\/) /gu, ' ')).toMatch(/\bends\b.* when\b/u);
  const tests = globSync('tests/stack/*.test.ts', { cwd: root });
  const name = file.split('/').at(-1) ?? '';
  expect(tests.some((one) => read(one).includes(name))).toBe(true);
});
