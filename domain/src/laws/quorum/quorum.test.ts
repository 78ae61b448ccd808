import fc from 'fast-check';
import { expect, test } from 'vitest';
import { presenceOfCounts } from '../../meeting/quorum/countPresence.ts';
import { matterRule, packOf } from '../rulePacks/rulePacks.ts';
import { quorumLine, quorumOf } from './quorum.ts';

const total = { weight: 100_000_000, units: 302 };
const pack = packOf('co-ph');
const { quorum: calls } = matterRule(pack, 'budget');
const quorumWith = (weight: number, units: number, whole = total) =>
  quorumOf(calls, 1, presenceOfCounts({ weight, units }, whole), pack.vocabulary);

test.each([
  ['exactly half of the coefficients is not a quorum', 50_000_000, 301, false],
  ['more than half is, with two owners', 50_000_001, 2, true],
  ['everything in one hand is not: the law wants several owners', 100_000_000, 1, false],
  ['nobody is not', 0, 0, false],
  ['everybody is', 100_000_000, 302, true],
] as const)('%s', (_, weight, units, met) => {
  expect(quorumWith(weight, units).met).toBe(met);
});

test('an empty roster never has quorum', () => {
  expect(quorumWith(0, 0, { weight: 0, units: 0 }).met).toBe(false);
});

const units = fc.integer({ min: 2, max: 302 });

test('past two owners, their number never changes it', () => {
  fc.assert(
    fc.property(fc.nat(100_000_000), units, units, (weight, one, other) => {
      expect(quorumWith(weight, one).met).toBe(quorumWith(weight, other).met);
    }),
  );
});

test.each([
  [
    { comparison: '>', numerator: 1, denominator: 2 },
    { share: 0.5, label: '50 %' },
  ],
  [
    { comparison: '>=', numerator: 2, denominator: 3 },
    { share: 2 / 3, label: '2/3' },
  ],
  [null, null],
] as const)('the line of a gauge for %j', (threshold, line) => {
  expect(quorumLine({ threshold })).toEqual(line);
});
