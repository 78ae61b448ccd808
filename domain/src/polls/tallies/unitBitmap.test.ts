import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bitmapOf, negateBitmap, sumBitmaps, type UnitBitmap, unitIndexesOf } from './tally.ts';

const unitIndexes = fc.uniqueArray(fc.nat(2_000), { maxLength: 80 });

test.each([
  ['nothing', [], {}],
  ['the first unit', [0], { 0: 1 }],
  ['the last unit of a word', [29], { 0: 2 ** 29 }],
  ['the first of the next', [30], { 1: 1 }],
  ['several words', [3, 31, 90], { 0: 8, 1: 2, 3: 1 }],
])('writes %s', (_, set, words) => {
  expect(bitmapOf(set)).toEqual(words);
  expect(unitIndexesOf(words)).toEqual(set);
});

test('a whole word, all of it lit, is a number that Firestore and bit operations keep exactly', () => {
  const full = Array.from({ length: 30 }, (_, i) => i);
  expect(bitmapOf(full)).toEqual({ 0: 2 ** 30 - 1 });
  expect(unitIndexesOf({ 0: 2 ** 30 - 1 })).toEqual(full);
});

test('any order of additions and removals, on any shards, gives the set', () => {
  const step = fc.record({ unitIndex: fc.nat(200), shard: fc.nat(15) });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200 }), fc.func(fc.nat()), (steps, sortKey) => {
      // Each step flips a unit: it is added where it is not, and taken back, from any shard, where it is.
      const set = new Set<number>();
      const writes: { shard: number; words: UnitBitmap }[] = [];
      for (const { unitIndex, shard } of steps) {
        const words = bitmapOf([unitIndex]);
        writes.push({ shard, words: set.delete(unitIndex) ? negateBitmap(words) : words });
        if (writes.at(-1)?.words === words) set.add(unitIndex);
      }
      // The database adds them up in whatever order they arrive.
      const shards = new Map<number, UnitBitmap>();
      const order = writes.map((write, i) => ({ write, key: sortKey(i) }));
      for (const { write } of order.sort((a, b) => a.key - b.key)) {
        shards.set(write.shard, sumBitmaps([shards.get(write.shard) ?? {}, write.words]));
      }
      expect(unitIndexesOf(sumBitmaps(shards.values()))).toEqual([...set].sort((a, b) => a - b));
    }),
  );
});

test('every set comes back as it was written', () => {
  fc.assert(
    fc.property(unitIndexes, (set) => {
      expect(unitIndexesOf(bitmapOf(set))).toEqual([...set].sort((a, b) => a - b));
    }),
  );
});
