import { expect, test } from 'vitest';
import { addRow, candidatesOf, pasteRows, raiseRow, rowsOf } from './electionRows.ts';

const row = (id: number, label: string, people = '') => ({ id, label, people });

test('pasted lines take a row each, and people without a slate go to the present one', () => {
  const plain = (label: string) => ({ label, lines: [] });
  const rows = pasteRows([row(0, 'x'), row(1, ''), row(2, 'z')], 1, [plain('A'), plain('B')]);
  expect(rows.map(({ label }) => label)).toEqual(['x', 'A', 'B', 'z']);
  expect(new Set(addRow(rows).map(({ id }) => id)).size).toBe(5);
  const people = { label: '', lines: [{ name: 'Ana', substitute: 'Luis' }] };
  expect(pasteRows([row(0, 'Renovación')], 0, [people])).toEqual([
    row(0, 'Renovación', 'Ana / Luis'),
  ]);
});

test('an empty row is no candidate, and a bar separates the substitute', () => {
  expect(candidatesOf([row(0, ' Plancha 1 ', 'Ana / Luis\nEva'), row(1, '  ')])).toEqual([
    {
      label: 'Plancha 1',
      lines: [
        { name: 'Ana', substitute: 'Luis' },
        { name: 'Eva', substitute: null },
      ],
    },
  ]);
});

test('a row changes places with the one before it, and the first stays', () => {
  const rows = [row(0, 'A'), row(1, 'B')];
  expect(raiseRow(rows, 1).map(({ label }) => label)).toEqual(['B', 'A']);
  expect(raiseRow(rows, 0)).toBe(rows);
});

test('saved candidates come back unchanged to be corrected', () => {
  const candidates = [{ label: 'Plancha 1', lines: [{ name: 'Ana', substitute: 'Luis' }] }];
  const asked = { kind: 'slates', candidates, min: 1, max: 1, seats: 1 } as const;
  const rows = rowsOf({ ...asked, needsMajority: false, method: 'quotient' });
  expect(candidatesOf(rows)).toEqual(candidates);
});
