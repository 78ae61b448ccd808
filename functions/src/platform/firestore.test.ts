import { expect, test } from 'vitest';
import { isForgotten } from './firestore.ts';

test.each([
  [new Error('10 ABORTED: Transaction is invalid or closed.'), true],
  [new Error('3 INVALID_ARGUMENT: Transaction is invalid or closed.'), true],
  [new Error('9 FAILED_PRECONDITION: the document changed'), false],
  ['Transaction is invalid or closed.', false],
])('a transaction that the database closed is begun anew: %s', (error, expected) => {
  expect(isForgotten(error)).toBe(expected);
});
