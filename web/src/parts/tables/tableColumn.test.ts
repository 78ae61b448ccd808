import type { SaidNote } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { columnsOf, fieldAt, giveField } from './tableColumn.ts';

const rows = [
  ['Apto', 'Valor', '', 'Notas', 'Vacía'],
  ['101', '50', 'x', 'al día', ' '],
  ['102', '50', 'x', '', ''],
];
const columns = { unit: 0, weight: 1 } as const;
const doubt: SaidNote = { code: 'title-doubtful', column: 1, text: 'En duda.', leftOut: [] };
const meaningOf = (column: number) => fieldAt(columns, column);
const seen = { rows, headerRow: 0, titles: rows[0] ?? [], notes: [doubt], meaningOf };

test('a column tells its title, some of its cells once each, and how sure its meaning is', () => {
  expect(columnsOf(seen)).toEqual([
    { column: 0, title: 'Apto', samples: ['101', '102'], meaning: 'unit', trust: 'sure' },
    { column: 1, title: 'Valor', samples: ['50'], meaning: 'weight', trust: 'doubtful' },
    { column: 2, title: 'Columna C', samples: ['x'], meaning: 'none', trust: 'unused' },
    { column: 3, title: 'Notas', samples: ['al día'], meaning: 'none', trust: 'unused' },
    { column: 4, title: 'Vacía', samples: [], meaning: 'none', trust: 'empty' },
  ]);
});

test('a row that was left out is no sample of its columns', () => {
  const total: SaidNote = {
    code: 'left-out',
    column: null,
    text: 'Dejamos fuera 1.',
    leftOut: [2],
  };
  const [unit, weight, third] = columnsOf({ ...seen, notes: [total] });
  expect([unit, weight, third].map((one) => one?.samples)).toEqual([['102'], ['50'], ['x']]);
  const { rows: all } = seen;
  const only = columnsOf({ ...seen, rows: all.slice(0, 2), notes: [total] });
  expect(only.map(({ samples, trust }) => [samples.length, trust]).slice(2, 4)).toEqual([
    [0, 'unused'],
    [0, 'unused'],
  ]);
});

test('without titles every column that is used is in doubt', () => {
  const bare = columnsOf({ ...seen, headerRow: -1, titles: [], notes: [] });
  expect(bare.map(({ trust }) => trust)).toEqual([
    'doubtful',
    'doubtful',
    ...Array(3).fill('unused'),
  ]);
});

test.each([
  ['a column of nothing', 2, 'unit', { weight: 1, unit: 2 }],
  ['a column of another field', 1, 'unit', { unit: 1 }],
  ['nothing more', 1, 'none', { unit: 0 }],
] as const)('a field is given %s', (_, column, field, given) => {
  expect(giveField<'unit' | 'weight'>(columns, column, field)).toEqual(given);
});
