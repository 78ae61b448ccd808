import { expect, test } from 'vitest';
import { contentTypeOf } from './documentType.ts';
import { readArchive } from './readArchive.ts';

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each([
  ['', 'a.txt', 'text/plain'],
  ['Ñandú, 3 m²\r\n', 'a.TXT', 'text/plain'],
  ['a;b\t"c"', 'lista.csv', 'text/csv'],
  ['\u00ef\u00bb\u00bfa;b', 'lista.csv', 'text/csv'],
  ['a;b', 'lista', null],
  ['a;b', 'lista.pdf', null],
  ['a\u0000b', 'a.txt', null],
  ['\n <p>', 'a.txt', null],
  ['PK\u0003\u0004', 'a.txt', 'archive'],
  ['%PDF-1.4', 'a.txt', 'application/pdf'],
] as const)('%j called %s is %s', (text, name, type) => {
  expect(contentTypeOf(bytesOf(text), name)).toBe(type);
});

test.each(['', 'PK\u0003\u0004', `PK\u0005\u0006${'\u0000'.repeat(17)}`, 'x'.repeat(500)])(
  'bytes that are no archive are rejected: %#',
  (text) => {
    expect(readArchive(bytesOf(text))).toBeNull();
  },
);

test('an archive of nothing has no parts', () => {
  expect(readArchive(bytesOf(`PK\u0005\u0006${'\u0000'.repeat(18)}`))).toEqual([]);
});
