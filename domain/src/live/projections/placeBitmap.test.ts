import fc from 'fast-check';
import { expect, test } from 'vitest';
import { latestVotes, packPlaces, unpackPlaces } from './liveMissing.ts';

test('every set of places comes back from its text', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(999)), (places) => {
      expect(unpackPlaces(packPlaces(places, 1_000))).toEqual(new Set(places));
    }),
  );
});

test('the text is as long whatever the set, and small', () => {
  expect(packPlaces([], 30_000)).toHaveLength(5_000);
  expect(packPlaces(Array.from({ length: 30_000 }).keys(), 30_000)).toHaveLength(5_000);
});

test('a place outside the roster is not written', () => {
  expect(unpackPlaces(packPlaces([4, 5, 6], 5))).toEqual(new Set([4]));
});

test('the latest votes keep their order, newest last, and forget what was withdrawn', () => {
  expect(latestVotes([9, 2], new Set([1, 2, 7, 9]), new Set([2, 9]))).toEqual([9, 2, 1, 7]);
  expect(latestVotes([9, 2], new Set([2]), new Set([2, 9]))).toEqual([2]);
  const many = new Set(Array.from({ length: 100 }).keys());
  expect(latestVotes([], many, new Set())).toHaveLength(60);
});
