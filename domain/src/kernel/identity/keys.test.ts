import { expect, test } from 'vitest';
import { documentKey } from './documentKey.ts';
import { nameKey, nameWords } from './nameKey.ts';

test.each([
  ['CC 1.074.385.878', '1074385878'],
  ['c.c. 1074385878', '1074385878'],
  ['1074385878', '1074385878'],
  ['NIT 897667180-8', 'NIT897667180-8'],
  ['NIT897667180-8', 'NIT897667180-8'],
  ['CE 45', 'CE45'],
  ['  ', ''],
])('the document %j is compared as %j', (text, key) => {
  expect(documentKey(text)).toBe(key);
});

test.each([
  ['  Ñanco   Güiza D’Alessandro ', 'nanco guiza d alessandro'],
  ['SOFÍA IBÁÑEZ', 'sofia ibanez'],
  ['No. Inmueble ', 'no inmueble'],
])('the name %j is compared as %j', (text, key) => {
  expect(nameKey(text)).toBe(key);
});

test.each([
  ['  Torre 1-101, Peña ', ['torre', '1', '101', 'pena']],
  [' . ', []],
])('%j is compared word by word as %j', (text, words) => {
  expect(nameWords(text)).toEqual(words);
});
