import { expect, test } from 'vitest';
import { figureBody, inMillionths, readFigure } from './readFigure.ts';

test.each([
  ['2.0095%', 2_009_500n, 'percent'],
  ['2,0095 %', 2_009_500n, 'percent'],
  ['2,0095 por ciento', 2_009_500n, 'percent'],
  ['12,5 ‰', 1_250_000n, 'perThousand'],
  ['12,5 por mil', 1_250_000n, 'perThousand'],
  ['12,5porMil', 1_250_000n, 'perThousand'],
  ['1/8', 12_500_000n, 'perOne'],
  ['1 / 8', 12_500_000n, 'perOne'],
  ['62,5 m2', 62_500_000n, 'area'],
  ['62,5 m²', 62_500_000n, 'area'],
  ['62.5 mts2', 62_500_000n, 'area'],
  ['1.250', 1_250_000n, null],
  ["1'250,5", 1_250_500_000n, null],
  ['1 250', 1_250_000_000n, null],
] as const)('%j is %d millionths and says %j', (text, millionths, mark) => {
  const figure = readFigure(text);
  expect(figure).toMatchObject({ ok: true, mark });
  if (!figure.ok) return;
  const { numerator, denominator } = inMillionths(figure, 'percent');
  expect([numerator / denominator, numerator % denominator]).toEqual([millionths, 0n]);
});

test.each(['perOne', 'perThousand', 'area', 'shares'] as const)(
  'a sign goes before what its column is in: %s',
  (measure) => {
    const figure = readFigure('2,5 %');
    expect(figure.ok && inMillionths(figure, measure)).toMatchObject({ numerator: 25_000_000n });
  },
);

test('a fraction that does not end is kept as it is', () => {
  expect(readFigure('1/24')).toMatchObject({ numerator: 1n, denominator: 24n, mark: 'perOne' });
});

test.each([
  ['a half after a whole would be twenty-one halves', '2½'],
  ['a note to a number would be a digit', '0,5¹'],
  ['a space in the middle of a number', '12 34'],
  ['a space after the decimal sign', '0, 25'],
  ['a fraction of more than one', '5/4'],
  ['a fraction over nothing', '1/0'],
  ['a fraction with a sign', '1/24 %'],
  ['two signs', '12 %%'],
  ['a date', '1/24/2026'],
])('is no number: %s', (_, text) => {
  expect(readFigure(text)).toEqual({ ok: false, problem: 'weight-malformed' });
});

test.each([
  ['2,5 %', '2,5'],
  ['1.234 m²', '1.234'],
  ['7 por mil', '7'],
  ['1/24', '1/24'],
])('without its sign %j is %j', (text, body) => {
  expect(figureBody(text)).toBe(body);
});
