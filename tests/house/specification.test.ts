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
  expect(rows.length).toBeGreaterThanOrEqual(36);
});

test.each(rows)('«$what» is where the document says, and a test guards it', (row) => {
  const { words, file, guard } = row;
  expect(existsSync(`${root}${guard}`), guard).toBe(true);
  expect(plain(`${root}${file}`), file).toContain(words.replaceAll('_', ''));
  expect(plain(`${root}${guard}`), guard).toContain(guardWords(words));
});

/** Digits are written with or without groups. */
function plain(path: string): string {
  return readFileSync(path, 'utf8').replaceAll(/(?<=\d)_(?=\d)/gu, '');
}

/** The reload guard is tested from both sides of its window, not by its number. */
function guardWords(words: string): string {
  return words === '10_000' ? '9999' : words;
}
