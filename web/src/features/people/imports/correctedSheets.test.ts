import { guessReading } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { correctedSheets } from './correctedSheets.ts';

test('the corrected sheet has the corrections, not the rows left out, and each joined sheet its titles', () => {
  const rows = [
    ['Unidad', 'Coeficiente'],
    ['A', '5O'],
    ['Suma', '9'],
    ['B', '=1+1'],
  ];
  const corrections = [
    { row: 1, column: 1, value: '50' },
    { row: 2, column: null, value: '' },
  ];
  const parts = [
    { name: 'T1', from: 0, rows: 3, skipped: 0 },
    { name: 'T2', from: 3, rows: 1, skipped: 1 },
  ];
  const header = ['Unidad', 'Coeficiente'];
  expect(correctedSheets({ rows, corrections, parts, reading: guessReading(rows) })).toEqual([
    { name: 'T1', header, rows: [['A', '50']] },
    { name: 'T2', header, rows: [['B', '=1+1']] },
  ]);
});
