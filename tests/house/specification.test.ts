import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const rows = readFileSync(`${root}docs/specification.md`, 'utf8')
  .split('\n')
  .map((line) => /^\| ([^|]+?) +\| `(.+)` +\| (\S+) +\| (\S+) +\|$/u.exec(line)?.slice(1))
  .filter((row) => row !== undefined)
  .map(([what = '', words = '', file = '', guard = '']) => ({ what, words, file, guard }));

test('the document has a row for every message and value', () => {
  expect(rows.length).toBeGreaterThanOrEqual(50);
});

test.each(rows)('«$what» is where the document says, and a test guards it', (row) => {
  const { words, file, guard } = row;
  expect(existsSync(`${root}${file}`), file).toBe(true);
  expect(existsSync(`${root}${guard}`), guard).toBe(true);
  expect(plain(`${root}${file}`), file).toMatch(whole(words.replaceAll('_', '')));
  expect(plain(`${root}${guard}`), guard).toMatch(whole(guardWords(words)));
});

/** Digits are written with or without groups. */
function plain(path: string): string {
  return readFileSync(path, 'utf8').replaceAll(/(?<=\d)_(?=\d)/gu, '');
}

/** A number is not part of a longer one. */
function whole(words: string): RegExp {
  const literal = words.replaceAll(/[.*+?^${}()|[\]\\/]/gu, '\\$&');
  const before = /^\d/u.test(words) ? '(?<![\\d.])' : '';
  const after = /\d$/u.test(words) ? '(?!\\d)' : '';
  return new RegExp(`${before}${literal}${after}`, 'u');
}

/** The reload guard is tested from both sides of its window, not by its number. */
function guardWords(words: string): string {
  return words === '10_000' ? '1009999' : words;
}
