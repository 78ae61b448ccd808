import { expect, test } from 'vitest';
import { documentIdSchema, personIdSchema, unitIdSchema } from './ids.ts';

const schemas = [documentIdSchema, unitIdSchema, personIdSchema];
const taken = (text: string) => schemas.map((schema) => schema.safeParse(text).success);

test.each(['.', '..', 'a/b', '/', '__x__', '____', '__a\nb__', '', 'a\uD800', 'x'.repeat(501)])(
  'no document is called %j',
  (text) => {
    expect(taken(text)).toEqual([false, false, false]);
  },
);

test.each([
  ...['v1', 'T1-101', 'CASA%205', '...', '__x', 'x__', '%5F_X__', 'Depósito ñ', '🏠'],
  ...['s-aGVsbG8_d29ybGQ', '0b0e6c6e-2f0b-4c0a-9d4e-5a6b7c8d9e0f'],
])('a document may be called %j', (text) => {
  expect(taken(text)).toEqual([true, true, true]);
});
