import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { codes } from '../../auditor/src/report/codes.ts';

const root = new URL('../../auditor/', import.meta.url).pathname;
const source = join(root, 'src');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.ts'),
);

/** The imports of a file, of any kind. */
function importsOf(path: string): readonly string[] {
  const text = readFileSync(join(source, path), 'utf8');
  return [...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/gu)].map(
    ([, name = '']) => name,
  );
}

test('the auditor imports nothing but its own files, and Node only where it is a command', () => {
  expect(files.length).toBeGreaterThan(30);
  const foreign = files.flatMap((path) =>
    importsOf(path)
      .filter((name) => {
        if (name.startsWith('node:')) return path !== 'main.ts';
        const isOwn = name.startsWith('.');
        return !isOwn || !resolve(source, dirname(path), name).startsWith(`${source}/`);
      })
      .map((name) => `${path}: ${name}`),
  );
  expect(foreign).toEqual([]);
});

test('the auditor has no dependencies, asks the network for nothing and runs no text', () => {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  expect([manifest.dependencies, manifest.devDependencies]).toEqual([undefined, undefined]);
  const reaching =
    /\b(?:fetch|XMLHttpRequest|WebSocket|EventSource|sendBeacon|eval|Function|innerHTML)\b\s*[(=]/u;
  expect(files.filter((path) => reaching.test(readFileSync(join(source, path), 'utf8')))).toEqual(
    [],
  );
});

test('the guide of the auditor explains each code that the report may have', () => {
  const guide = readFileSync(join(root, 'README.md'), 'utf8');
  expect(Object.keys(codes).filter((code) => !guide.includes(`\`${code}\``))).toEqual([]);
});
