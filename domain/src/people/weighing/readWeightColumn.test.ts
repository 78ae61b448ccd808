import { expect, test } from 'vitest';
import type { WeightMeasure } from '../../kernel/weights/weightMeasure.ts';
import { guessMeasure } from './guessMeasure.ts';
import { readWeightColumn } from './readWeightColumn.ts';

const cellsOf = (texts: readonly string[]) =>
  texts.map((text, place) => ({ text, row: place + 2 }));

/** Weights, and the notes: for each cell by its row, and once by the rows it names. */
function read(texts: readonly string[], measure: WeightMeasure, hasSum = true) {
  const column = readWeightColumn(cellsOf(texts), {
    measure,
    decimal: null,
    hasSum,
    isWhole: true,
  });
  const ofCells = column.cells.flatMap(({ problems }, place) =>
    problems.map(({ code }) => [code, place + 2]),
  );
  const once = column.problems.map(({ row, problem }) => [problem.code, row]);
  return { weights: column.cells.map(({ weight }) => weight), told: [...ofCells, ...once] };
}
const guessed = (texts: readonly string[], title = 'Coeficiente') =>
  read(texts, guessMeasure(title, texts));

test('percent signs in every cell are told once, and read as what they are', () => {
  expect(guessed(['60%', '39.5 %', '0,5%'])).toEqual({
    weights: [60_000_000, 39_500_000, 500_000],
    told: [['weight-percent-sign', null]],
  });
});

test('a cell with a sign among others that the sum proves to be percent is told by its row', () => {
  expect(guessed(['60', '39,5 %', '0,5'])).toEqual({
    weights: [60_000_000, 39_500_000, 500_000],
    told: [['weight-percent-sign', 3]],
  });
});

test('a sign among fractions of one is an error that says how the others would write it', () => {
  const texts = ['0.5', '0.474841', '2.5159%'];
  expect(guessed(texts)).toEqual({
    weights: [500_000 * 100, 47_484_100, null],
    told: [['weight-mixed', 4]],
  });
  const { cells } = readWeightColumn(cellsOf(texts), {
    measure: 'perOne',
    decimal: null,
    hasSum: true,
    isWhole: true,
  });
  expect(cells[2]?.problems[0]?.more).toBe('Como las demás sería 0,025159.');
});

test('fractions of one beside a percent are not read together, under any measure', () => {
  for (const measure of ['percent', 'perOne', 'perThousand', 'area', 'shares'] as const) {
    const { told } = read(['0.5', '0.474841', '2,5159%'], measure);
    expect(told).toContainEqual(['weight-mixed', 4]);
  }
});

test.each([
  [['60', '15', '0,25'], 4, 'Como las demás sería 25,0000.'],
  [['0,6', '0,15', '25'], 4, 'Como las demás sería 0,2500.'],
  [['600', '150', '25'], 4, 'Como las demás sería 250,0000.'],
  [['600', '150', '0,25'], 4, 'Como las demás sería 250,0000.'],
] as const)(
  'without signs, one of %j in another measure is named by what all add up to',
  (texts, row, more) => {
    const measure = guessMeasure('Coeficiente', texts);
    const { cells } = readWeightColumn(cellsOf(texts), {
      measure,
      decimal: null,
      hasSum: true,
      isWhole: true,
    });
    expect(cells.map(({ problems }) => problems.map(({ code }) => code))).toEqual([
      [],
      [],
      ['weight-mixed'],
    ]);
    expect([cells[row - 2]?.weight, cells[row - 2]?.problems[0]?.more]).toEqual([null, more]);
  },
);

test('a column that merely does not add up has no cell in another measure', () => {
  expect(guessed(['60', '15', '0,24']).told).toEqual([]);
});

test('the fewer are named: those without a sign among many that have one', () => {
  const { told } = guessed(['40%', '30%', '20%', '0.1']);
  expect(told).toContainEqual(['weight-mixed', 5]);
});

test.each([
  ['thousandths by their sign', ['600 ‰', '400‰'], [60_000_000, 40_000_000]],
  ['thousandths by their words', ['600 por mil', '400 por mil'], [60_000_000, 40_000_000]],
  ['fractions of one', ['1/2', '1/4', '1/4'], [50_000_000, 25_000_000, 25_000_000]],
  ['square metres', ['62,5 m²', '40 m2'], [62_500_000, 40_000_000]],
])('reads %s as they say themselves', (_, texts, weights) => {
  expect(guessed(texts)).toEqual({ weights, told: [] });
});

test('fractions beside decimals that the sum proves to be of one are in one measure', () => {
  expect(guessed(['1/2', '0,25', '0,25'])).toEqual({
    weights: [50_000_000, 25_000_000, 25_000_000],
    told: [['weight-some-marked', 2]],
  });
});

test('square metres are not read as percent, nor percent as shares', () => {
  expect(read(['62,5 m²', '37,5 m²'], 'percent').told).toEqual([
    ['weight-other-measure', 2],
    ['weight-other-measure', 3],
  ]);
  expect(read(['60 %', '40 %'], 'shares').weights).toEqual([null, null]);
});

test('coefficients computed by a sheet are rounded together, so that they add up exactly', () => {
  const sixth = '16.66666666666667';
  const { weights, told } = guessed(Array.from({ length: 6 }, () => sixth));
  expect(weights.reduce((sum: number, weight) => sum + (weight ?? 0), 0)).toBe(100_000_000);
  expect(new Set(weights)).toEqual(new Set([16_666_667, 16_666_666]));
  expect(told).toEqual([['weights-rounded-together', null]]);
});

test('weights that do not add up to the whole are each rounded alone, with a note', () => {
  expect(guessed(['33.33333333', '33.33333333', '33'])).toEqual({
    weights: [33_333_333, 33_333_333, 33_000_000],
    told: [['weights-rounded-each', null]],
  });
});

test('a weight with fewer decimals than are kept is not moved by the rounding of others', () => {
  const { weights } = guessed(['12,5', '29,1666666667', '29,1666666667', '29,1666666666']);
  expect(weights).toEqual([12_500_000, 29_166_667, 29_166_667, 29_166_666]);
});

test('a part of more than the whole, which thousands made of decimals, is asked about', () => {
  expect(read(['60,5', '37,25', '2.515'], 'percent')).toMatchObject({
    weights: [60_500_000, 37_250_000, null],
    told: [['weight-doubtful', 4]],
  });
});

test('areas over their sum, as a sheet keeps them, add up exactly', () => {
  const [small, middle] = ['0.12020403637170105', '0.13717010423597248'];
  const others = ['0.17387447327567088', '0.20647593701485914', '0.10490130849412285'];
  const { weights, told } = guessed([small, middle, middle, small, ...others]);
  expect(weights).toEqual([
    ...[12_020_404, 13_717_010, 13_717_010, 12_020_404],
    ...[17_387_447, 20_647_594, 10_490_131],
  ]);
  expect(told).toEqual([['weights-rounded-together', null]]);
});

test('counted measures are not rounded', () => {
  expect(read(['1,5', '0,1234567'], 'shares')).toEqual({
    weights: [1_500_000, null],
    told: [['weight-too-precise', 3]],
  });
  expect(read(['1,5', '2'], 'shareMillions').told).toEqual([['weight-too-precise', 2]]);
});

test('a register of more shares than millionths have room for keeps each share', () => {
  const texts = ['36.384.788.417', '4.731.906.273'];
  expect(guessMeasure('Acciones', texts)).toBe('shareMillions');
  expect(guessed(texts, 'Acciones')).toEqual({
    weights: [36_384_788_417, 4_731_906_273],
    told: [],
  });
  expect(read(texts, 'shares').told).toEqual([['weight-too-large', 2]]);
});

test('shares in groups of three are thousands, and it is told', () => {
  expect(guessed(['1.234', '5.678'], 'Acciones')).toEqual({
    weights: [1_234_000_000, 5_678_000_000],
    told: [['shares-in-thousands', null]],
  });
  expect(guessed(['1.234', '5,678'], 'Acciones').weights).toEqual([null, null]);
});

test('a number with decimals does not turn the thousands of the other shares into decimals', () => {
  const told = guessed(['2.000', '12.5', '1.500'], 'Acciones');
  expect(told).toMatchObject({ weights: [null, 12_500_000, null] });
  expect(guessed(['2.000', '12,5'], 'Acciones').weights).toEqual([2_000_000_000, 12_500_000]);
});

test.each(['Voz sin voto', 'sin voto', 'No vota', 'SIN DERECHO A VOTO'])(
  'a unit with %j in place of a weight weighs nothing',
  (text) => {
    expect(guessed(['60', '40', text])).toEqual({
      weights: [60_000_000, 40_000_000, 0],
      told: [['voice-only', 4]],
    });
  },
);

test('rows of further co-owners say nothing of the sum and have the weight of the first', () => {
  const { cells, problems } = readWeightColumn(
    [
      { text: '66.6666666667', row: 2 },
      { text: '66.66666666670', row: 3, repeats: 0 },
      { text: '', row: 4, repeats: 0 },
      { text: '33.3333333333', row: 5 },
    ],
    { measure: 'percent', decimal: null, hasSum: true, isWhole: true },
  );
  expect(cells.map(({ weight }) => weight)).toEqual([
    66_666_667, 66_666_667, 66_666_667, 33_333_333,
  ]);
  expect(problems.map(({ problem }) => problem.code)).toEqual(['weights-rounded-together']);
});

test('a further weight has no sum that proves anything: signs must be in all its cells or in none', () => {
  expect(read(['1,5', '2 %', '3'], 'percent', false).told).toEqual([['weight-mixed', 3]]);
  expect(read(['1,5 %', '2 %'], 'percent', false).weights).toEqual([1_500_000, 2_000_000]);
});

test.each([
  ['percent', 'Coef %', ['0,6', '0,4']],
  ['perOne', 'Coef %', ['0,3', '0,3', '0,2', '0,2']],
  ['percent', 'Coef %', ['0,3', '0,3', '0,2', '0,1']],
  ['perThousand', 'Por mil', ['200', '300']],
  ['shares', 'N° de votos', ['60', '40']],
  ['percent', 'Acciones (%)', ['60', '40']],
  ['percent', 'Acciones', ['60 %', '40 %']],
  ['area', 'Área m2', ['60', '40']],
  ['percent', 'Coeficiente', ['200', '0,7']],
  ['percent', 'Coeficiente', []],
] as const)('takes for %s a column titled %s that says %j', (measure, title, texts) => {
  expect(guessMeasure(title, texts)).toBe(measure);
});
