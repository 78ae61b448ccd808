import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { expect, onTestFinished, test } from 'vitest';
import { openSources } from './openSources.ts';

test('each part of a bundle is attributed to its source file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sources-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'library.js'), 'export function theirs() { return 1; }');
  await writeFile(
    join(folder, 'own.js'),
    "import { theirs } from './library.js'; export function ours() { return theirs(); }",
  );
  const outfile = join(folder, 'bundle.js');
  await build({
    ...{ entryPoints: [join(folder, 'own.js')], outfile, bundle: true, format: 'esm' },
    ...{ sourcemap: true, minifyWhitespace: true, lineLimit: 20 },
  });
  const sourceOf = openSources();
  const code = (await readFile(outfile, 'utf8')).split('\n');
  const placeOf = (name: string) => {
    const lineNumber = code.findIndex((line) => line.includes(name));
    const columnNumber = code[lineNumber]?.indexOf(name) ?? 0;
    const url = pathToFileURL(outfile).href;
    return sourceOf({ functionName: name, url, lineNumber, columnNumber }).split('/').at(-1);
  };
  expect(placeOf('theirs')).toBe('library.js');
  expect(placeOf('ours')).toBe('own.js');
  const elsewhere = { functionName: 'tick', lineNumber: 0, columnNumber: 0 };
  expect(sourceOf({ ...elsewhere, url: 'node:internal/timers' })).toBe('node:internal/timers');
});
