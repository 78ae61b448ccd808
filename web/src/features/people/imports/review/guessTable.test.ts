import { guessReading } from '@asamblea/domain';
import { afterEach, expect, test } from 'vitest';
import { failReviewers } from '../../../../testing/fakes/features/people/imports/review/startReviewer.ts';
import { guessTable } from './guessTable.ts';

const tableOf = (units: number) => [
  ['unidad', 'coeficiente', 'propietario', 'documento'],
  ...Array.from({ length: units }, (_, i) => [`A-${i}`, '0,01', `Ana ${i}`, `${i}`]),
];

afterEach(() => failReviewers(false));

test.each([
  ['a few rows', 20, false],
  ['a large table', 2_500, false],
  ['a large table where no worker answers', 2_500, true],
])('%s is read the same way', async (_, units, fails) => {
  failReviewers(fails);
  const rows = tableOf(units);
  expect(await guessTable(rows, false)).toEqual(guessReading(rows));
});

test('where the law gives each member one vote a large table is guessed so too', async () => {
  const rows = tableOf(2_500).map(([unit = '', , owner = '', document = '']) => [
    ...[unit, owner, document],
  ]);
  expect(await guessTable(rows, true)).toMatchObject({ equal: true });
});
