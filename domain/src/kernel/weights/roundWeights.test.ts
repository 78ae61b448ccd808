import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Exact } from './readFigure.ts';
import { roundEach, roundToWhole } from './roundWeights.ts';
import { wholeWeight } from './weight.ts';

const over = (denominator: bigint) => (numerator: bigint) => ({ numerator, denominator });
const whole = BigInt(wholeWeight);

/** Parts of the whole over their own sum, so that they add up to it exactly. */
const parts = fc
  .array(fc.bigInt({ min: 1n, max: 10n ** 9n }), { minLength: 1, maxLength: 60 })
  .map((sizes): readonly Exact[] => {
    const sum = sizes.reduce((total, size) => total + size, 0n);
    return sizes.map((size) => ({ numerator: size * whole, denominator: sum }));
  });

test('parts of a whole add up to it exactly, each a millionth away at most', () => {
  fc.assert(
    fc.property(parts, (values) => {
      const rounded = roundToWhole(values) ?? [];
      expect(rounded.reduce((sum, weight) => sum + weight, 0n)).toBe(whole);
      values.forEach(({ numerator, denominator }, place) => {
        expect((rounded[place] ?? 0n) - numerator / denominator).toBeOneOf([0n, 1n]);
      });
    }),
  );
});

test('weights that need no rounding stay as they are', () => {
  fc.assert(
    fc.property(parts, (values) => {
      const rounded = roundToWhole(values) ?? [];
      values.forEach(({ numerator, denominator }, place) => {
        if (numerator % denominator === 0n) expect(rounded[place]).toBe(numerator / denominator);
      });
    }),
  );
});

test('the largest remainders are raised, the first ones on a tie', () => {
  const thirds = [1n, 1n, 1n].map((one) => ({ numerator: one * whole, denominator: 3n }));
  expect(roundToWhole(thirds)).toEqual([33_333_334n, 33_333_333n, 33_333_333n]);
  const uneven = [over(10n)(whole * 10n - 12n), over(10n)(3n), over(10n)(9n)];
  expect(roundToWhole(uneven)).toEqual([whole - 1n, 0n, 1n]);
});

test('a sum of weights with sixteen digits is the whole within a billionth', () => {
  const written = over(10n ** 10n);
  const sixth = [1, 2, 3, 4, 5, 6].map(() => written(166_666_666_666_666_667n));
  expect(roundToWhole(sixth)?.reduce((sum, one) => sum + one, 0n)).toBe(whole);
});

test.each([
  ['more than it', whole + 1n],
  ['less than it', whole - 1n],
  ['nothing', 0n],
])('is not brought to the whole when it is %s', (_, numerator) => {
  expect(roundToWhole([{ numerator, denominator: 1n }])).toBe(null);
});

test.each([
  [1n, 2n, 1n],
  [3n, 2n, 2n],
  [1n, 3n, 0n],
  [2n, 3n, 1n],
  [4n, 1n, 4n],
])('%d over %d is rounded to %d', (numerator, denominator, rounded) => {
  expect(roundEach([{ numerator, denominator }])).toEqual([rounded]);
});
