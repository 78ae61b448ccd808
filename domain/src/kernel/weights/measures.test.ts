import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findDecimalSign } from './decimalSign.ts';
import { parseWeight } from './parseWeight.ts';
import { shareOut } from './shareOut.ts';
import { wholeWeight } from './weight.ts';

test.each([
  ['comma alone', ['0,2775', '1'], ',', false, false],
  ['point alone', ['0.2775', '12.5'], '.', false, false],
  ['both signs in one number', ['1.234,50'], ',', false, false],
  ['a repeated sign is for thousands', ['1.234.567'], ',', false, false],
  ['three digits may be either', ['1.234', '54.200'], null, false, true],
  ['what others say settles the doubtful', ['1.234', '12,5'], ',', false, true],
  ['a zero before it is no thousand', ['0.234'], '.', false, false],
  ['a column against itself', ['0,5', '0.5', '0,25'], ',', true, false],
  ['no numbers', ['', 'abc', '12'], null, false, false],
] as const)('finds the decimal sign of a column: %s', (_, texts, sign, mixed, doubtful) => {
  expect(findDecimalSign(texts)).toEqual({ sign, mixed, doubtful });
});

test.each([
  ['1.234', { decimal: ',' }, 1_234_000_000],
  ['1.234', { decimal: '.' }, 1_234_000],
  ["1'234.5", {}, 1_234_500_000],
  ['1 234,5', {}, 1_234_500_000],
  ['0,002775', { measure: 'perOne' }, 277_500],
  ['0,00277512', { measure: 'perOne' }, 277_512],
  ['2,775', { measure: 'perThousand' }, 277_500],
  ['0,5 %', { measure: 'perOne' }, 500_000],
] as const)('reads %j with what its column says: %j', (text, writing, weight) => {
  expect(parseWeight(text, writing)).toMatchObject({ ok: true, weight });
});

test('says that a number uses another sign than its column', () => {
  expect(parseWeight('0.5', { decimal: ',' })).toMatchObject({ weight: 500_000, otherSign: true });
});

test.each([
  ['0,002775123', 'perOne'],
  ['2,775123', 'perThousand'],
] as const)('rounds nothing: %s by %s is too precise', (text, measure) => {
  expect(parseWeight(text, { measure })).toEqual({ ok: false, problem: 'weight-too-precise' });
});

const weights = fc.array(fc.nat(10_000_000_000), { minLength: 1, maxLength: 400 });

test('sharing out gives exactly the whole and keeps who weighs more', () => {
  fc.assert(
    fc.property(weights, (list) => {
      const shared = shareOut(list);
      const total = list.reduce((sum, weight) => sum + weight, 0);
      expect(shared.reduce((sum, weight) => sum + weight, 0)).toBe(total === 0 ? 0 : wholeWeight);
      list.forEach((weight, i) => {
        const exact = total === 0 ? 0n : (BigInt(weight) * BigInt(wholeWeight)) / BigInt(total);
        expect(BigInt(shared[i] ?? 0) - exact).toBeOneOf([0n, 1n]);
      });
    }),
  );
});
