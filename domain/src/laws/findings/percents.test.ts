import fc from 'fast-check';
import { expect, test } from 'vitest';
import { atLeast, meets, type Threshold } from '../../kernel/weights/threshold.ts';
import { arbitraryWeight } from '../../testing/rules/arbitraryRoll.ts';
import { arbitraryThreshold } from '../../testing/rules/arbitraryRules.ts';
import { moreThan } from '../../testing/rules/moreThan.ts';
import { percentOf, percentsOf } from './percents.ts';

test.each<[number, Threshold, string]>([
  [49_999_999, atLeast(1, 2), '49,999999 %'],
  [50_000_000, atLeast(1, 2), '50,00 %'],
  [50_000_000, moreThan(1, 2), '50,00 %'],
  [50_000_001, moreThan(1, 2), '50,000001 %'],
  [69_995_000, atLeast(70, 100), '69,995 %'],
  [69_994_000, atLeast(70, 100), '69,99 %'],
  [70_000_000, atLeast(70, 100), '70,00 %'],
])('%i of a hundred million held against %j reads %s', (part, threshold, said) => {
  expect(percentOf(part, 100_000_000, threshold)).toBe(said);
});

test('a part that is exactly on a line that no decimal writes stands on its own side', () => {
  expect(percentsOf([2, 1], 3, { place: 0, threshold: atLeast(2, 3) })).toEqual([
    ...['66,67 %', '33,33 %'],
  ]);
  expect(percentsOf([1, 2], 3, { place: 0, threshold: moreThan(1, 3) })).toEqual([
    ...['33,33 %', '66,67 %'],
  ]);
  expect(percentsOf([1, 1, 1], 3, { place: 2, threshold: atLeast(1, 3) })).toEqual([
    ...['33,33 %', '33,33 %', '33,34 %'],
  ]);
});

test('three thirds add up to a hundred, and nothing of nothing is nothing', () => {
  expect(percentsOf([1, 1, 1], 3)).toEqual(['33,34 %', '33,33 %', '33,33 %']);
  expect(percentsOf([0, 0], 0, { place: 0, threshold: moreThan(1, 2) })).toEqual([
    ...['0,00 %', '0,00 %'],
  ]);
});

/** The digits of a percentage, and its base. */
function readPercent(text: string): { readonly shown: bigint; readonly whole: bigint } {
  const [integer = '', decimals = ''] = text.replace(' %', '').replaceAll('.', '').split(',');
  return { shown: BigInt(integer + decimals), whole: 10n ** BigInt(2 + decimals.length) };
}

test('a column adds up to 100, and no part of it is on the wrong side of its line', () => {
  const columns = fc.record({
    parts: fc.array(arbitraryWeight, { minLength: 1, maxLength: 6 }),
    threshold: arbitraryThreshold,
    place: fc.nat(5),
    onTheLine: fc.boolean(),
  });
  fc.assert(
    fc.property(columns, ({ parts: given, threshold, place: any, onTheLine }) => {
      const { numerator, denominator } = threshold;
      // As often as not exactly on the line, where rounding goes wrong.
      const parts = onTheLine ? [numerator * 7, (denominator - numerator) * 7] : given;
      const place = onTheLine ? 0 : any % parts.length;
      const base = parts.reduce((sum, part) => sum + part, 0);
      const column = percentsOf(parts, base, { place, threshold });
      expect(column[place]).toBe(percentOf(parts[place] ?? 0, base, threshold));
      const said = column.map(readPercent);
      if (base === 0) return;
      const sum = said.reduce((total, { shown }) => total + shown, 0n);
      expect(sum).toBe(said[0]?.whole);
      const held = said[place];
      const shows = meets(threshold, Number(held?.shown), Number(held?.whole));
      expect(shows).toBe(meets(threshold, parts[place] ?? 0, base));
      // Nobody is moved further than one unit of the last decimal.
      for (const [index, { shown, whole }] of said.entries()) {
        const exact = BigInt(parts[index] ?? 0) * whole;
        const gap = shown * BigInt(base) - exact;
        expect(gap < 0n ? -gap : gap).toBeLessThanOrEqual(BigInt(base));
      }
    }),
    { numRuns: 500 },
  );
});
