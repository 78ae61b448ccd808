import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quorumOf } from './quorum.ts';

const total = { weight: 100_000_000, units: 302 };

test.each([
  ['exactly half of the coefficients is not a quorum', 50_000_000, 301, false],
  ['more than half is, with a single unit', 50_000_001, 1, true],
  ['nobody is not', 0, 0, false],
  ['everybody is', 100_000_000, 302, true],
] as const)('%s', (_, weight, units, met) => {
  expect(quorumOf({ weight, units }, total).met).toBe(met);
});

test('an empty roster never has quorum', () => {
  expect(quorumOf({ weight: 0, units: 0 }, { weight: 0, units: 0 }).met).toBe(false);
});

test('the number of units never changes it', () => {
  fc.assert(
    fc.property(fc.nat(100_000_000), fc.nat(302), fc.nat(302), (weight, one, other) => {
      expect(quorumOf({ weight, units: one }, total).met).toBe(
        quorumOf({ weight, units: other }, total).met,
      );
    }),
  );
});
