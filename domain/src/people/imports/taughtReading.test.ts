import { expect, test } from 'vitest';
import { guessReading } from './guessReading.ts';
import { readAsTaught, taughtBy, taughtReading } from './taughtReading.ts';

const rows = [
  ['Unidad', 'Cuota A', 'Quien', 'Zona'],
  ['101', '40', 'Ana Ruiz', 'Norte'],
  ['102', '60', 'Luis Soto', 'Sur'],
];
const guessed = guessReading(rows);

test('a reading that is as guessed teaches nothing', () => {
  expect(taughtBy(guessed, guessed)).toBeNull();
  const { unit, ...others } = guessed.columns;
  const turned = { ...guessed, columns: { ...others, ...(unit === undefined ? {} : { unit }) } };
  expect(taughtBy({ ...turned, equal: false, names: [] }, guessed)).toBeNull();
});

test('the measure and the decimal sign are not taught: they depend on the cells', () => {
  expect(taughtBy({ ...guessed, measure: 'shares', decimal: ',' }, guessed)).toBeNull();
});

test.each([
  [{ columns: { ...guessed.columns, group: 3 } }],
  [{ joinRepeated: true }],
  [{ joinRepeated: true, addRepeated: true }],
  [{ splitOwners: true }],
  [{ equal: true }],
  [{ unitFrom: 'person' as const }],
  [{ voteColumn: 3 }],
  [{ otherWeights: [{ name: 'Zona', column: 3 }] }],
  [{ names: [2, 3] }],
])('%j is taught, kept as text and read again', (said) => {
  const taught = taughtBy({ ...guessed, ...said }, guessed);
  const kept = taughtReading.parse(JSON.parse(JSON.stringify(taught)));
  expect(readAsTaught({ ...guessed, measure: 'perThousand' as const, decimal: '.' }, kept)).toEqual(
    {
      ...guessed,
      ...said,
      measure: 'perThousand',
      decimal: '.',
    },
  );
});
