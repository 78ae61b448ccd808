import fc from 'fast-check';
import { expect, test } from 'vitest';
import { latestVotes, packUnitIndexes, unpackUnitIndexes } from './liveMissing.ts';

test('every set of unit indexes comes back from its text', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(999)), (unitIndexes) => {
      expect(unpackUnitIndexes(packUnitIndexes(unitIndexes, 1_000))).toEqual(new Set(unitIndexes));
    }),
  );
});

test('the text is as long whatever the set, and small', () => {
  expect(packUnitIndexes([], 30_000)).toHaveLength(5_000);
  expect(packUnitIndexes(Array.from({ length: 30_000 }).keys(), 30_000)).toHaveLength(5_000);
});

test('an index outside the roster is not written', () => {
  expect(unpackUnitIndexes(packUnitIndexes([4, 5, 6], 5))).toEqual(new Set([4]));
});

test('the latest votes keep their order, newest last, and forget withdrawn ones', () => {
  expect(latestVotes([9, 2], new Set([1, 2, 7, 9]), new Set([2, 9]))).toEqual([9, 2, 1, 7]);
  expect(latestVotes([9, 2], new Set([2]), new Set([2, 9]))).toEqual([2]);
  const many = new Set(Array.from({ length: 100 }).keys());
  expect(latestVotes([], many, new Set())).toHaveLength(60);
});
