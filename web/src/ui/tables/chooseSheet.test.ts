import { expect, test } from 'vitest';
import type { TableSheet } from './checkTable.ts';
import { joinSheets, sayRow, sayRowWithin, sheetsAlike, tableOfSheet } from './chooseSheet.ts';

const hints = { isHeader: (row: readonly string[]) => row.includes('Unidad') };
const plain = { isHidden: false, merges: [], notes: [], problem: null };
const sheet = (name: string, rows: TableSheet['rows']): TableSheet => ({ ...plain, name, rows });

const first = sheet('Torre 1', [['Conjunto'], ['Unidad', 'Dueño'], ['101', 'Ana']]);
const second = sheet('Torre 2', [
  ['UNIDAD ', 'Dueño'],
  ['Unidad', 'Dueño'],
  ['101', 'Eva'],
]);
const third = sheet('Torre 3', [
  ['Unidad', 'Dueño'],
  ['101', 'Luis'],
  ['102', 'Sol'],
]);
const other = sheet('Deudas', [
  ['Unidad', 'Saldo'],
  ['101', '5'],
]);

test('the only sheet of a book has no name in its rows; one among several has', () => {
  expect(tableOfSheet(third, true)).toMatchObject({ ok: true, parts: [] });
  const parts = [{ name: 'Torre 3', from: 0, rows: 3, skipped: 0 }];
  expect(tableOfSheet(third, false)).toMatchObject({ ok: true, rows: third.rows, parts });
});

test('sheets with the same titles are alike, whatever stands above them', () => {
  expect(sheetsAlike([other, first, third], hints)).toEqual([first, third]);
  expect(sheetsAlike([other, first], hints)).toEqual([]);
});

test('joined, the rows of each follow the titles of the first, and say where they come from', () => {
  const joined = joinSheets([first, third, second], hints);
  if (!joined.ok) throw new Error(joined.message);
  expect(joined.rows).toEqual([
    ['Conjunto'],
    ['Unidad', 'Dueño'],
    ['101', 'Ana'],
    ['101', 'Luis'],
    ['102', 'Sol'],
    ['101', 'Eva'],
  ]);
  expect(joined.rows.map((_, i) => sayRow(i + 1, joined.parts))).toEqual([
    'Hoja «Torre 1», fila 1',
    'Hoja «Torre 1», fila 2',
    'Hoja «Torre 1», fila 3',
    'Hoja «Torre 3», fila 2',
    'Hoja «Torre 3», fila 3',
    'Hoja «Torre 2», fila 3',
  ]);
});

test('a row of a file without sheets is its number alone', () => {
  expect([sayRow(7, []), sayRowWithin(7, [])]).toEqual(['Fila 7', 'fila 7']);
});

test('sheets that together are too long are refused', () => {
  const long = sheet('a', [['Unidad', 'x'], ...Array.from({ length: 20_000 }, () => ['1', '2'])]);
  expect(joinSheets([long, { ...long, name: 'b' }], hints)).toMatchObject({ ok: false });
});
