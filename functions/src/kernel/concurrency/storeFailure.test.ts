import { expect, test } from 'vitest';
import { isOvertaken, StoreAway, storeFailureOf } from './storeFailure.ts';

const coded = (code: number | string, message = 'what it said') =>
  Object.assign(new Error(message), { code });

test.each([
  ['a lock that another has', coded(10), 'contended'],
  ['the same over HTTP', coded(409), 'contended'],
  [
    'a transaction that the emulator closed',
    new Error('Transaction is invalid or closed.'),
    'contended',
  ],
  [
    'a transaction that the emulator closed, as an invalid argument',
    coded(3, '3 INVALID_ARGUMENT: Transaction is invalid or closed.'),
    'contended',
  ],
  [
    'a transaction that the cloud let expire',
    coded(3, 'The transaction has expired.'),
    'contended',
  ],
  ['a deadline', coded(4), 'away'],
  ['an exhausted quota', coded(8), 'away'],
  ['an unavailable database', coded(14), 'away'],
  ['another store that is away', new StoreAway(coded('HTTP 500')), 'away'],
  ['what already exists', coded(6), null],
  ['what the rules refuse', coded(7), null],
  ['an argument that is wrong', coded(3), null],
  ['a fault of ours', new TypeError('undefined is not a function'), null],
  ['a failure of the file system', coded('EAGAIN'), null],
  ['what is no error', 'Transaction is invalid or closed.', null],
])('%s says about trying again', (_what, error, expected) => {
  expect(storeFailureOf(error)).toBe(expected);
});

test.each([
  ['what is gone', coded(5), true],
  ['what exists', coded(6), true],
  ['what changed', coded(9), true],
  ['an index that is missing', coded(9, 'The query requires an index.'), false],
  ['a lock that another has', coded(10), false],
])('a write on condition is overtaken by %s: %s', (_what, error, expected) => {
  expect(isOvertaken(error)).toBe(expected);
});
