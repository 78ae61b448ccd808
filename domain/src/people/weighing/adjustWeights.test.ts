import fc from 'fast-check';
import { expect, test } from 'vitest';
import { guessReading } from '../imports/guessReading.ts';
import { parseRoster } from '../imports/parseRoster.ts';
import { readImport } from '../imports/readImport.ts';

const same = (key: string) => key;
const rowsOf = (weights: readonly string[], title = 'Coeficiente') => [
  ['Unidad', title, 'Propietario', 'Documento'],
  ...weights.map((weight, place) => [`U${place}`, weight, `Ana ${place}`, `90${place}`]),
];
const adjust = (rows: string[][]) =>
  parseRoster(rows, same, { ...guessReading(rows), shareOut: true });

test('a sum off by half a hundredth is adjusted, and the largest changes are told', () => {
  const { roster, problems } = adjust(rowsOf(['60', '30,5', '10']));
  expect(roster.totalWeight).toBe(100_000_000);
  expect(problems).toMatchObject([
    {
      code: 'adjusted',
      severity: 'warning',
      message:
        'Los coeficientes se ajustaron en proporción para que sumen 100. Lo que más cambia: U0 (de 60,0000 a 59,701492), U1 (de 30,5000 a 30,348259) y U2 (de 10,0000 a 9,950249).',
    },
  ]);
});

test('more than that is not adjusted, and it is said what they add up to', () => {
  const { roster, problems } = adjust(rowsOf(['60', '30,500001', '10']));
  expect(roster.units.map(({ weight }) => weight)).toEqual([60_000_000, 30_500_001, 10_000_000]);
  expect(problems).toMatchObject([{ code: 'adjusted-too-far', severity: 'error' }]);
  expect(problems[0]?.message).toContain('Suman 100,500001: sobran 0,500001 de 100.');
});

test('weights that add up already are left as they are, silently', () => {
  expect(adjust(rowsOf(['60', '40']))).toMatchObject({ problems: [] });
});

test('square metres become parts of a hundred, however much they add up to', () => {
  const { roster, problems } = adjust(rowsOf(['50', '50', '50'], 'Coeficiente m2'));
  expect(roster.units.map(({ weight }) => weight)).toEqual([33_333_334, 33_333_333, 33_333_333]);
  expect(problems).toEqual([]);
});

test('a merge is adjusted as a whole, and not where the whole is too far', () => {
  const before = rowsOf(['60', '40']);
  const inForce = { roster: parseRoster(before, same).roster, measure: 'percent' as const };
  const merge = (weight: string) => {
    const rows = [
      ['Unidad', 'Coeficiente %'],
      ['U1', weight],
    ];
    const reading = { ...guessReading(rows), shareOut: true };
    return readImport({ rows, reading, mode: 'merge' }, inForce, same);
  };
  expect(merge('40,2').roster.totalWeight).toBe(100_000_000);
  expect(merge('40,2').problems.map(({ code }) => code)).toEqual(['adjusted']);
  expect(merge('50').problems.map(({ code }) => code)).toEqual(['adjusted-too-far']);
});

test('however it is adjusted, it adds up and nobody moves by more than half a hundredth of theirs', () => {
  const sizes = fc.array(fc.integer({ min: 1, max: 9_999 }), { minLength: 2, maxLength: 50 });
  fc.assert(
    fc.property(sizes, fc.integer({ min: -400_000, max: 400_000 }), (list, off) => {
      const sum = list.reduce((total, one) => total + one, 0);
      const weights = list.map((one) => Math.floor((one / sum) * (100_000_000 + off)));
      const texts = weights.map(
        (one) => `${Math.floor(one / 1e6)},${String(one % 1e6).padStart(6, '0')}`,
      );
      const { roster } = adjust(rowsOf(texts));
      expect(roster.totalWeight).toBe(100_000_000);
      roster.units.forEach(({ weight }, place) => {
        const before = weights[place] ?? 0;
        expect(Math.abs(weight - before)).toBeLessThanOrEqual(before * 0.00501 + 2);
      });
    }),
  );
});
