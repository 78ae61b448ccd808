import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatCount, formatPercent, formatWeight, weightToDecimalText } from './formatWeight.ts';
import { parseWeight } from './parseWeight.ts';
import { addCounts, type Count, nothing, subtractCounts, sumCounts } from './weight.ts';

test.each([
  ['0.2775', 277_500],
  ['0,2775', 277_500],
  ['100', 100_000_000],
  ['100,0000', 100_000_000],
  ['0,000001', 1],
  ['0,0000010', 1],
  ['.5', 500_000],
  [' 12,5 ', 12_500_000],
  ['+1,5', 1_500_000],
  ['1.234,5', 1_234_500_000],
  ['1,234.5', 1_234_500_000],
  ['1.234.567', 1_234_567_000_000],
  ['1.234', 1_234_000],
  ['0', 0],
  ['-0,00', 0],
])('reads %j as %d millionths', (text, weight) => {
  expect(parseWeight(text)).toEqual({ ok: true, weight, percentSign: false, otherSign: false });
});

test('reads a percent sign and says so', () => {
  expect(parseWeight('0,3167 %')).toEqual({
    ok: true,
    weight: 316_700,
    percentSign: true,
    otherSign: false,
  });
});

test.each([
  ['', 'weight-empty'],
  ['   ', 'weight-empty'],
  ['%', 'weight-empty'],
  ['-0,3512', 'weight-negative'],
  ['−1', 'weight-negative'],
  ['0,3S12', 'weight-malformed'],
  ['1,2,3', 'weight-malformed'],
  ['1.23.456', 'weight-malformed'],
  ['1e3', 'weight-malformed'],
  ['=1+1', 'weight-malformed'],
  ['NaN', 'weight-malformed'],
  ['0,0000001', 'weight-too-precise'],
  ['9007199254,740992', 'weight-too-large'],
  ['99999999999999999999', 'weight-too-large'],
])('refuses %j: %s', (text, problem) => {
  expect(parseWeight(text)).toEqual({ ok: false, problem });
});

test('reads the largest weight that is still exact', () => {
  const parsed = parseWeight('9007199254,740991');
  expect(parsed).toMatchObject({ ok: true, weight: Number.MAX_SAFE_INTEGER });
});

test('a weight survives being written and read again', () => {
  fc.assert(
    fc.property(fc.nat(Number.MAX_SAFE_INTEGER), (weight) => {
      expect(parseWeight(weightToDecimalText(weight))).toMatchObject({ ok: true, weight });
      if (weight < 1_000_000_000) {
        expect(parseWeight(formatWeight(weight))).toMatchObject({ ok: true, weight });
      }
    }),
  );
});

test.each([
  [277_500, '0,2775'],
  [71_234_500, '71,2345'],
  [100_000_000, '100,0000'],
  [1, '0,000001'],
  [1_234_567_890_000, '1.234.567,8900'],
  [12_345_670, '12,34567'],
])('writes %d as %s', (weight, text) => {
  expect(formatWeight(weight)).toBe(text);
});

test.each([
  [1, 3, '33,33 %'],
  [2, 3, '66,67 %'],
  [1, 1, '100,00 %'],
  [0, 5, '0,00 %'],
  [0, 0, '0,00 %'],
  [5, 100_000, '0,01 %'],
  [4, 100_000, '0,00 %'],
  [Number.MAX_SAFE_INTEGER - 1, Number.MAX_SAFE_INTEGER, '100,00 %'],
])('shows %d of %d as %s', (part, base, text) => {
  expect(formatPercent(part, base)).toBe(text);
});

test('groups thousands with a point', () => {
  expect(formatCount(1_234_567)).toBe('1.234.567');
  expect(formatCount(302)).toBe('302');
});

const count = fc.record({ weight: fc.nat(1_000_000_000), units: fc.nat(10_000) });

test('sums of counts do not depend on order or grouping', () => {
  fc.assert(
    fc.property(fc.array(count), fc.nat(), (counts, cut) => {
      const at = counts.length === 0 ? 0 : cut % counts.length;
      const parts = [sumCounts(counts.slice(at)), sumCounts(counts.slice(0, at))];
      expect(sumCounts(parts)).toEqual(sumCounts([...counts].reverse()));
    }),
  );
});

test('subtracting undoes adding', () => {
  fc.assert(
    fc.property(count, count, (a: Count, b: Count) => {
      expect(subtractCounts(addCounts(a, b), b)).toEqual(addCounts(a, nothing));
    }),
  );
});
