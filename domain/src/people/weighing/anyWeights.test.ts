import fc from 'fast-check';
import { expect, test } from 'vitest';
import { guessReading } from '../imports/guessReading.ts';
import { parseRoster } from '../imports/parseRoster.ts';
import { problemText } from '../rosters/rosterProblem.ts';

const same = (key: string) => key;
const wholeWeight = 100_000_000;

/** Parts of a hundred points, in millionths, that add up to it exactly, or nearly. */
const parts = fc
  .record({
    sizes: fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 2, maxLength: 40 }),
    off: fc.constantFrom(0, 0, 0, -20_000, 300_000),
  })
  .map(({ sizes, off }) => {
    const sum = sizes.reduce((total, size) => total + size, 0);
    const floors = sizes.map((size) => Math.floor((size / sum) * wholeWeight));
    const rest = floors.reduce((left, one) => left - one, wholeWeight) + off;
    return floors.map((one, place) => (place === 0 ? one + rest : one));
  })
  .filter((weights) => weights.every((weight) => weight > 0))
  // A last row with the sum of the others may be their total, which is asked.
  .filter((weights) => Math.abs(2 * (weights.at(-1) ?? 0) - sumOf(weights)) > 100);

function sumOf(weights: readonly number[]): number {
  return weights.reduce((total, one) => total + one, 0);
}

type Write = (millionths: number) => string;

/** Exactly, with as many places as the measure needs. */
function decimals(millionths: number, places: number, sign: string): string {
  const digits = String(millionths).padStart(places + 1, '0');
  const fraction = digits.slice(-places).replace(/0+$/u, '');
  const whole = digits.slice(0, -places);
  return fraction === '' ? whole : `${whole}${sign}${fraction}`;
}

const sign = fc.constantFrom('.', ',');
const exactWays: readonly ((sign: string) => Write)[] = [
  (point) => (weight) => decimals(weight, 6, point),
  (point) => (weight) => `${decimals(weight, 6, point)} %`,
  (point) => (weight) => `${decimals(weight, 6, point)}%`,
  (point) => (weight) => `${decimals(weight, 6, point)} por ciento`,
  (point) => (weight) => decimals(weight, 8, point),
  (point) => (weight) => decimals(weight, 5, point),
  (point) => (weight) => `${decimals(weight, 5, point)} ‰`,
  (point) => (weight) => `${decimals(weight, 5, point)} por mil`,
  () => (weight) => `${weight}/${wholeWeight}`,
];
const way = fc
  .record({ sign, make: fc.constantFrom(...exactWays) })
  .map(({ sign: point, make }) => make(point));
const title = fc.constantFrom('Coeficiente', 'Coef. %', 'Indiviso', 'Por mil', 'Cuota');

function readColumn(heading: string, texts: readonly string[]) {
  const rows = [['Unidad', heading], ...texts.map((text, place) => [`U${place}`, text])];
  const { roster, problems } = parseRoster(rows, same, guessReading(rows));
  const told = problems.filter(({ code }) => code !== 'owner-column-missing');
  return { weights: roster.units.map((unit) => unit.weight), told };
}

/** The truth, or something said of a cell of the column or of the whole of it. */
function expectTruthOrWord(heading: string, texts: readonly string[], truth: readonly number[]) {
  const { weights, told } = readColumn(heading, texts);
  const isTruth = JSON.stringify(weights) === JSON.stringify(truth);
  if (!isTruth) expect(told.some(({ column }) => column === 1)).toBe(true);
  return { isTruth, told };
}

test('weights written all in one way, whichever, are read exactly or something is said', () => {
  fc.assert(
    fc.property(parts, way, title, (truth, write, heading) => {
      expectTruthOrWord(heading, truth.map(write), truth);
    }),
    { numRuns: 300 },
  );
});

test('weights that add up exactly, with their sign or without, need nobody', () => {
  fc.assert(
    fc.property(parts, way, (weights, write) => {
      fc.pre(sumOf(weights) === wholeWeight && weights.length >= 4);
      const { isTruth, told } = expectTruthOrWord('Coeficiente', weights.map(write), weights);
      expect(isTruth).toBe(true);
      // A column in which every number reads two ways says which it took.
      const usual = ['weight-percent-sign', 'decimal-unsure'];
      expect(told.filter(({ code }) => !usual.includes(code))).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test('weights written in two ways in one column are read exactly or a cell is named', () => {
  const mixed = fc.record({ one: way, other: way, which: fc.infiniteStream(fc.boolean()) });
  fc.assert(
    fc.property(parts, mixed, title, (truth, { one, other, which }, heading) => {
      const texts = truth.map((weight) => (which.next().value ? one(weight) : other(weight)));
      expectTruthOrWord(heading, texts, truth);
    }),
    { numRuns: 500 },
  );
});

test('a sheet that divides areas by their sum gives weights that add up exactly', () => {
  const areas = fc.array(fc.integer({ min: 1_000, max: 50_000 }), { minLength: 2, maxLength: 60 });
  const over = fc.constantFrom(1, 100, 1000);
  fc.assert(
    fc.property(areas, over, fc.boolean(), (sizes, whole, asPercent) => {
      const sum = sizes.reduce((total, size) => total + size, 0);
      const texts = sizes.map((size) => {
        return asPercent ? `${(size / sum) * 100}%` : String((size / sum) * whole);
      });
      const { weights, told } = readColumn('Coeficiente', texts);
      const exact = sizes.map((size) => (size / sum) * wholeWeight);
      if (told.some(({ code }) => problemText(code)[0] === 'error')) return;
      expect(weights.reduce((total, one) => total + one, 0)).toBe(wholeWeight);
      weights.forEach((weight, place) => {
        expect(Math.abs(weight - (exact[place] ?? 0))).toBeLessThan(1.001);
      });
      const isRough = texts.some((text) => /\.\d{9}/u.test(text));
      if (isRough) expect(told.map(({ code }) => code)).toContain('weights-rounded-together');
    }),
    { numRuns: 300 },
  );
});

test('registers of shares are read exactly, up to the limit of a sum', () => {
  const shares = fc.array(fc.integer({ min: 1, max: 10 ** 15 }), { minLength: 1, maxLength: 20 });
  const grouped = fc.constantFrom('', '.', ',', ' ');
  fc.assert(
    fc.property(shares, grouped, (truth, between) => {
      const texts = truth.map((one) => String(one).replace(/\B(?=(\d{3})+$)/gu, between));
      const rows = [
        ['Accionista', 'Documento', 'Acciones'],
        ...texts.map((text, place) => [`Socio ${place}`, `80${place}`, text]),
      ];
      const reading = guessReading(rows);
      const { roster, problems } = parseRoster(rows, same, reading);
      const total = truth.reduce((sum, one) => sum + BigInt(one), 0n);
      const errors = problems.filter(({ severity }) => severity === 'error');
      if (total > BigInt(Number.MAX_SAFE_INTEGER)) {
        expect(errors.map(({ code }) => code)).toEqual(['total-too-large']);
        return;
      }
      const scale = reading.measure === 'shareMillions' ? 1 : 1_000_000;
      expect(errors).toEqual([]);
      expect(roster.units.map(({ weight }) => weight)).toEqual(truth.map((one) => one * scale));
      expect(roster.units.map(({ label }) => label)).toEqual(truth.map((_, i) => `Socio ${i}`));
    }),
    { numRuns: 300 },
  );
});
