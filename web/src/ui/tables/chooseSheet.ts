import { cellName } from './cellName.ts';
import {
  type CheckedTable,
  checkTable,
  type TableHints,
  type TablePart,
  type TableSheet,
} from './checkTable.ts';

/** One sheet as the table that a page goes on with. Where there are others too, its rows say of which they are. */
export function tableOfSheet(sheet: TableSheet, isOnly: boolean): CheckedTable {
  const { name, rows, notes, problem } = sheet;
  if (problem !== null) return { ok: false, message: problem };
  const whole: TablePart = { name, from: 0, rows: rows.length, skipped: 0 };
  return { ok: true, rows, parts: isOnly ? [] : [whole], notes };
}

/** The first group of sheets that have the same titles, in their order; empty when no two do. */
export function sheetsAlike(
  sheets: readonly TableSheet[],
  hints: TableHints,
): readonly TableSheet[] {
  const groups = new Map<string, TableSheet[]>();
  for (const sheet of sheets) {
    const titles = sheet.rows[titlesOf(sheet, hints)];
    if (titles === undefined) continue;
    const key = JSON.stringify(titles.map((title) => title.trim().toLowerCase()));
    groups.set(key, [...(groups.get(key) ?? []), sheet]);
  }
  return [...groups.values()].find((alike) => alike.length > 1) ?? [];
}

/** Sheets with the same titles, one after another: all of the first, and of the others what is under the titles. */
export function joinSheets(sheets: readonly TableSheet[], hints: TableHints): CheckedTable {
  const rows: (readonly string[])[] = [];
  const parts: TablePart[] = [];
  for (const sheet of sheets) {
    const skipped = parts.length === 0 ? 0 : titlesOf(sheet, hints) + 1;
    const added = sheet.rows.slice(skipped);
    parts.push({ name: sheet.name, from: rows.length, rows: added.length, skipped });
    rows.push(...added);
  }
  const notes = sheets.flatMap(({ name, notes: told }) =>
    told.map((note) => `Hoja «${name}»: ${note}`),
  );
  const checked = checkTable(rows);
  return checked.ok ? { ...checked, parts, notes } : checked;
}

/** The row of the titles: the first with ours, or else the first that has more than one cell. */
function titlesOf({ rows }: TableSheet, { isHeader }: TableHints): number {
  const known = rows.slice(0, 20).findIndex((row) => isHeader(row));
  if (known >= 0) return known;
  return rows.findIndex((row) => row.filter((cell) => cell.trim() !== '').length > 1);
}

/**
 * Where a row is, as its spreadsheet numbers it: `Fila 7`, `Hoja «2025», fila 7`.
 *
 * @param row from 1, among all that were read
 */
export function sayRow(row: number, parts: readonly TablePart[]): string {
  const [number, part] = placeIn(row, parts);
  return part === null ? `Fila ${number}` : `Hoja «${part.name}», fila ${number}`;
}

/**
 * Where something is, as spreadsheets call it: `B7`, `Hoja «2025», B7`; of a whole row, `Fila 7`.
 *
 * @param column from 0; null for the whole row
 */
export function sayPlace(row: number, column: number | null, parts: readonly TablePart[]): string {
  if (column === null) return sayRow(row, parts);
  const [number, part] = placeIn(row, parts);
  const name = cellName(number - 1, column);
  return part === null ? name : `Hoja «${part.name}», ${name}`;
}

/** How a list of rows numbers them: `7`, and where several sheets were joined `7 de «2025»`. */
export function numberIn(parts: readonly TablePart[]): (row: number) => string {
  return (row) => {
    const [number, part] = placeIn(row, parts);
    return parts.length < 2 || part === null ? String(number) : `${number} de «${part.name}»`;
  };
}

/** The number that a row has in its own sheet, and the sheet where the file has several. */
function placeIn(
  row: number,
  parts: readonly TablePart[],
): readonly [number: number, part: TablePart | null] {
  const part = parts.find(({ from, rows }) => row > from && row <= from + rows);
  return part === undefined ? [row, null] : [row - part.from + part.skipped, part];
}

/** The same within a sentence: `fila 7`, `hoja «2025», fila 7`. */
export function sayRowWithin(row: number, parts: readonly TablePart[]): string {
  const said = sayRow(row, parts);
  return `${said.slice(0, 1).toLowerCase()}${said.slice(1)}`;
}
