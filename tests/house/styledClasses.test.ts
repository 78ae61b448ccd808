import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const web = new URL('../../web/src/', import.meta.url).pathname;

/** Where a name is built from a prefix and a word, only its beginning can be read. */
const isWhole = (name: string) => /^[a-z][\w-]*$/u.test(name) && !name.endsWith('-');

test('every class that a page names has its rule in a sheet', () => {
  const paths = readdirSync(web, { recursive: true, encoding: 'utf8' });
  const read = (path: string) => readFileSync(`${web}${path}`, 'utf8');
  const sheets = paths.filter((path) => path.endsWith('.css')).map(read);
  const ruled = new Set(
    sheets.flatMap((sheet) => [...sheet.matchAll(/\.([a-z][\w-]*)/gu)].map(([, name]) => name)),
  );
  const unruled = paths
    .filter((path) => path.endsWith('.tsx') && !/\.test\.|testing\//u.test(path))
    .flatMap((path) =>
      [...read(path).matchAll(/className=(?:\{`|"|\{classes\(\s*['`])([^"`'}]*)/gu)]
        .flatMap(([, names = '']) => names.split(/\s+|\$\{.*/u))
        .filter((name) => isWhole(name) && !ruled.has(name))
        .map((name) => `${path}: ${name}`),
    );
  expect(unruled).toEqual([]);
});
