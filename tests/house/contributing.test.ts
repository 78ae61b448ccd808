import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hasWord, treeFiles } from './support/treeNames.ts';

// A newcomer follows these lines, so every file and name in them has to exist.
const text = readFileSync('CONTRIBUTING.md', 'utf8');
const places = text.slice(text.indexOf('## Where does a new'), text.indexOf('## Habits'));
const named = [...places.matchAll(/`([^`\s]+)`/gu)].map(([, name = '']) => name);

/** `{a,b}Tables.ts` is two names; what stands for any noun or event is none. */
function wholeNames(name: string): readonly string[] {
  if (/[<…]/u.test(name)) return [];
  const [, before = '', inner = '', after = ''] = /^(.*)\{(.+)\}(.*)$/u.exec(name) ?? [];
  return inner === '' ? [name] : inner.split(',').map((one) => `${before}${one}${after}`);
}

function exists(name: string): boolean {
  if (!/[./]/u.test(name)) return hasWord(name);
  return treeFiles.some((file) => `/${file}`.includes(`/${name}`));
}

test('every file and name that says where something new goes is there', () => {
  expect(named.length).toBeGreaterThan(50);
  expect(named.flatMap(wholeNames).filter((name) => !exists(name))).toEqual([]);
});
