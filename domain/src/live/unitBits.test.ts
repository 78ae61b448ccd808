import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ordersIn, readUnitBits, wordsOf, writeUnitBits } from './unitBits.ts';

const orders = fc.uniqueArray(fc.nat(29_999), { maxLength: 200 });
const sorted = (some: readonly number[]) => [...some].sort((a, b) => a - b);

test('reads the units that were written, in their order', () => {
  fc.assert(
    fc.property(orders, (some) => {
      expect(readUnitBits(writeUnitBits(some, 30_000))).toEqual(sorted(some));
    }),
  );
});

test('takes five thousand characters for thirty thousand units, whatever is set', () => {
  expect(writeUnitBits([], 30_000).length).toBe(5_000);
  expect(writeUnitBits([29_999], 30_000).length).toBe(5_000);
});

test('ignores what is not a unit of the roster', () => {
  expect(readUnitBits(writeUnitBits([-1, 0.5, 7, 8], 8))).toEqual([7]);
});

test('units that are added in any groups are all there, once', () => {
  fc.assert(
    fc.property(orders, fc.nat(7), (some, groups) => {
      const sums: Record<string, number> = {};
      for (let group = 0; group <= groups; group += 1) {
        const part = some.filter((order) => order % (groups + 1) === group);
        for (const [word, bits] of Object.entries(wordsOf(part))) {
          sums[word] = (sums[word] ?? 0) + bits;
        }
      }
      expect(sorted(ordersIn(sums))).toEqual(sorted(some));
    }),
  );
});
