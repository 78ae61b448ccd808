import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moreThan } from '../../testing/rules/moreThan.ts';
import {
  atLeast,
  isStricter,
  leastToMeet,
  meets,
  moreThanHalf,
  readFraction,
  sayThreshold,
  type Threshold,
} from './threshold.ts';

const half: Threshold = { comparison: '>', numerator: 1, denominator: 2 };
const seventy: Threshold = { comparison: '>=', numerator: 70, denominator: 100 };
const third: Threshold = { comparison: '>=', numerator: 1, denominator: 3 };

test.each([
  ['exactly half does not pass «more than half»', half, 50_000_000, 100_000_000, false],
  ['half plus the smallest weight passes', half, 50_000_001, 100_000_000, true],
  ['half of an odd base rounds in nobody’s favour', half, 1, 3, false],
  ['two of three pass', half, 2, 3, true],
  ['exactly 70 % reaches «at least 70 %»', seventy, 70_000_000, 100_000_000, true],
  ['one millionth below 70 % does not', seventy, 69_999_999, 100_000_000, false],
  ['one of three reaches a third exactly', third, 1, 3, true],
  ['33 of 100 do not reach a third', third, 33, 100, false],
  ['nothing is met over an empty base', half, 0, 0, false],
  ['nothing is met over an empty base, at least', third, 0, 0, false],
] as const)('%s', (_, threshold, part, base, met) => {
  expect(meets(threshold, part, base)).toBe(met);
});

test('floating point would be wrong where this is right', () => {
  const base = Number.MAX_SAFE_INTEGER;
  const part = (base - 1) / 2;
  expect(meets(half, part, base)).toBe(false);
  expect(meets(half, part + 1, base)).toBe(true);
});

const threshold = fc
  .record({
    comparison: fc.constantFrom('>' as const, '>=' as const),
    denominator: fc.integer({ min: 1, max: 1000 }),
    numerator: fc.nat(1000),
  })
  .filter((value) => value.numerator <= value.denominator);

test('the least weight that meets a fraction meets it, and one less does not', () => {
  fc.assert(
    fc.property(threshold, fc.integer({ min: 1, max: 2 ** 50 }), (asked, base) => {
      const least = leastToMeet(asked, base);
      expect(meets(asked, least, base)).toBe(true);
      if (least > 0) expect(meets(asked, least - 1, base)).toBe(false);
    }),
  );
});

test('more weight never turns a pass into a failure', () => {
  fc.assert(
    fc.property(
      threshold,
      fc.nat(10_000),
      fc.integer({ min: 1, max: 10_000 }),
      (asked, part, base) => {
        if (meets(asked, part, base)) expect(meets(asked, part + 1, base)).toBe(true);
      },
    ),
  );
});

test.each([
  [half, 'más del 50 %'],
  [seventy, 'al menos el 70 %'],
  [third, 'al menos 1/3'],
  [{ comparison: '>', numerator: 2, denominator: 3 } as const, 'más de 2/3'],
  [atLeast(1, 1), 'el 100 %'],
  [atLeast(100, 100), 'el 100 %'],
  [atLeast(3, 5), 'al menos el 60 %'],
  [moreThan(1, 4), 'más del 25 %'],
  [moreThan(0, 1), 'más del 0 %'],
])('says a threshold as a chair reads it', (asked, text) => {
  expect(sayThreshold(asked)).toBe(text);
});

test('names the usual thresholds', () => {
  expect(moreThanHalf).toEqual(half);
  expect(moreThan(1, 2)).toEqual(half);
  expect(atLeast(70, 100)).toEqual(seventy);
});

test.each([
  ['more than half', half, 100, 51],
  ['more than half of an odd base', half, 101, 51],
  ['at least 70 %', seventy, 100, 70],
  ['at least 70 %, when it falls between two weights', seventy, 101, 71],
  ['at least a third', third, 100, 34],
  ['everything', atLeast(1, 1), 100, 100],
  ['more than nothing', moreThan(0, 1), 100, 1],
  ['nothing', atLeast(0, 1), 100, 0],
] as const)('the least that meets %s', (_, asked, base, least) => {
  expect(leastToMeet(asked, base)).toBe(least);
});

test.each([
  ['more than half, than at least half', moreThan(1, 2), atLeast(1, 2), true],
  ['at least half, than more than half', atLeast(1, 2), moreThan(1, 2), false],
  ['a threshold, than itself', atLeast(1, 2), atLeast(50, 100), false],
  ['more than a share, than itself', moreThan(1, 2), moreThan(2, 4), false],
  ['70 %, than two thirds', atLeast(70, 100), moreThan(2, 3), true],
  ['two thirds, than 70 %', moreThan(2, 3), atLeast(70, 100), false],
  ['three fifths, than more than half', atLeast(3, 5), moreThan(1, 2), true],
])('whether it is harder to meet %s', (_, one, other, stricter) => {
  expect(isStricter(one, other)).toBe(stricter);
});

test.each([
  ['80', { numerator: 80, denominator: 100 }],
  [' 80 % ', { numerator: 80, denominator: 100 }],
  ['66,67 %', { numerator: 6667, denominator: 10_000 }],
  ['66.6', { numerator: 666, denominator: 1000 }],
  ['2/3', { numerator: 2, denominator: 3 }],
  ['100', { numerator: 100, denominator: 100 }],
  ['101', null],
  ['3/2', null],
  ['1/0', null],
  ['-5', null],
  ['80 por ciento', null],
  ['', null],
])('%j is read as %j', (text, fraction) => {
  expect(readFraction(text)).toEqual(fraction);
});
