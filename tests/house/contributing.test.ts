import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

// A newcomer follows these lines: a file that moved or a name that changed would leave them nowhere.
const text = readFileSync('CONTRIBUTING.md', 'utf8');
const places = text.slice(text.indexOf('## Where does a new'), text.indexOf('## Habits'));
const named = [...places.matchAll(/`([^`\s]+)`/gu)].map(([, name = '']) => name);

const roots = ['docs', 'domain/src', 'functions/src', 'scripts', 'tests', 'web/src', 'web/vite'];
const files = roots.flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) => join(root, file)),
);
const source = files
  .filter((file) => /^(?:domain|functions|web|scripts).*\.tsx?$/u.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** `{a,b}Tables.ts` is two names; what stands for any noun or event is none. */
function wholeNames(name: string): readonly string[] {
  if (/[<…]/u.test(name)) return [];
  const [, before = '', inner = '', after = ''] = /^(.*)\{(.+)\}(.*)$/u.exec(name) ?? [];
  return inner === '' ? [name] : inner.split(',').map((one) => `${before}${one}${after}`);
}

function exists(name: string): boolean {
  if (!/[./]/u.test(name)) return new RegExp(`\\b${name}\\b`, 'u').test(source);
  return files.some((file) => `/${file}`.includes(`/${name}`) || `/${file}/`.includes(`/${name}/`));
}

test('every file and name that says where something new goes is there', () => {
  expect(named.length).toBeGreaterThan(50);
  expect(named.flatMap(wholeNames).filter((name) => !exists(name))).toEqual([]);
});
