import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleOf } from '../../testing/sampleOf.ts';
import { readMoney } from './readMoney.ts';

const unsaid = { sign: null, mixed: false } as const;

test.each<[string, bigint, 'debt' | 'credit' | null]>([
  ['150', 15_000n, null],
  ['150 €', 15_000n, null],
  ['€150,50', 15_050n, null],
  ['COP 350.000', 35_000_000n, null],
  ['$ 350.000', 35_000_000n, null],
  ['$1,350,000.50', 135_000_050n, null],
  ["$1'350.000", 135_000_000n, null],
  ['1 350 000,5', 135_000_050n, null],
  ['350.000 pesos', 35_000_000n, null],
  ['-50,00', -5_000n, null],
  ['50,00-', -5_000n, null],
  ['−50', -5_000n, null],
  ['-$ 50', -5_000n, null],
  ['$ -50', -5_000n, null],
  ['(20,00)', -2_000n, null],
  ['($20)', -2_000n, null],
  ['$(20)', -2_000n, null],
  ['(-20)', -2_000n, null],
  ['20,00 €-', -2_000n, null],
  ['50 a favor', 5_000n, 'credit'],
  ['Saldo a favor: 50', 5_000n, 'credit'],
  ['-50 a favor', 5_000n, 'credit'],
  ['50,00 CR', 5_000n, 'credit'],
  ['50.00CR', 5_000n, 'credit'],
  ['Debe 150', 15_000n, 'debt'],
  ['Debe: $150', 15_000n, 'debt'],
  ['150 DB', 15_000n, 'debt'],
  ['0', 0n, null],
  ['0,00', 0n, null],
  ['$0', 0n, null],
  ['$ 0.-', 0n, null],
  ['$350.000.-', 35_000_000n, null],
  ['+150', 15_000n, null],
  ['0,125', 13n, null],
  ['1234,567', 123_457n, null],
  ['.5', 50n, null],
])('%s is an amount', (text, cents, side) => {
  expect(readMoney(text, unsaid)).toEqual({ cents, side });
});

test.each([
  ...[
    '',
    '-',
    '$',
    '150 o 200',
    '1,45E-11',
    '150 a favor CR',
    '-150 debe',
    '(((5)))',
    '--5',
    '5-3',
  ],
  ...[
    'acuerdo de pago',
    '12/10/2026',
    '1.23.456',
    '150 Cromos',
    '0,004',
    '1½',
    'T1-101',
    '3 cuotas',
  ],
])('«%s» is no amount', (text) => {
  expect(readMoney(text, unsaid)).toBeNull();
});

test.each<[string, 'thousands' | 'decimals' | 'neither', Parameters<typeof readMoney>[1]]>([
  ['1.234', 'thousands', unsaid],
  ['1.234', 'thousands', { sign: ',', mixed: false }],
  ['1.234', 'decimals', { sign: '.', mixed: false }],
  ['1,234', 'thousands', { sign: '.', mixed: false }],
  ['1.234', 'neither', { sign: null, mixed: true }],
])('%s is of %s as its column says', (text, how, signs) => {
  const cents = { thousands: 123_400n, decimals: 123n, neither: undefined }[how];
  expect(readMoney(text, signs)?.cents).toBe(cents);
});

test('an amount is the same however it is written', () => {
  const grouped = (whole: bigint, by: string) =>
    String(whole).replace(/\B(?=(\d{3})+$)/gu, () => by);
  const writings = fc.record({
    by: fc.constantFrom(['.', ','], [',', '.'], ['', ','], [' ', ','], ["'", '.']),
    around: fc.constantFrom('*', '$ *', '* €', 'COP *', '$*', '* pesos'),
    sign: fc.constantFrom('- *', '*-', '(*)', '-*'),
  });
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 10n ** 15n }), fc.boolean(), writings, (...drawn) => {
      const [cents, isNegative, { by, around, sign }] = drawn;
      const decimals = String(cents % 100n).padStart(2, '0');
      const figure = around.replace(
        '*',
        () => `${grouped(cents / 100n, by[0] ?? '')}${by[1]}${decimals}`,
      );
      const text = isNegative ? sign.replace('*', () => figure) : figure;
      expect(readMoney(text, unsaid)?.cents).toBe(isNegative ? -cents : cents);
    }),
    sampleOf({ part: 300, full: 5_000 }, process.env),
  );
});
