export type TableRows = readonly (readonly string[])[];

/** The hints that tell our titles from the rest of a file. */
export interface TableHints {
  /** A row with our titles. */
  readonly isHeader: (row: readonly string[]) => boolean;
}

/** Cells joined into one, by row and column from 0, both ends included. */
export interface TableMerge {
  readonly fromRow: number;
  readonly toRow: number;
  readonly fromColumn: number;
  readonly toColumn: number;
}

/** One sheet of a file, or all of a file that has no sheets. */
export interface TableSheet {
  /** Empty where the file has no sheets. */
  readonly name: string;
  readonly isHidden: boolean;
  readonly rows: TableRows;
  readonly merges: readonly TableMerge[];
  /** The notes beside its rows: cells filled, cells without value. */
  readonly notes: readonly string[];
  /** Why it cannot be used; it then has no rows. */
  readonly problem: string | null;
}

/** Rows that come from one sheet: `skipped` of its own stand before the first of them. */
export interface TablePart {
  readonly name: string;
  readonly from: number;
  readonly rows: number;
  readonly skipped: number;
}

export interface RefusedFile {
  readonly ok: false;
  readonly message: string;
}

/** The content of a file: every sheet with rows, at least one of which can be used. */
export type TableFile = { readonly ok: true; readonly sheets: readonly TableSheet[] } | RefusedFile;

/** The one table that a page goes on with. `parts` is empty where its rows are those of the whole file. */
export type CheckedTable =
  | {
      readonly ok: true;
      readonly rows: TableRows;
      readonly parts: readonly TablePart[];
      readonly notes: readonly string[];
    }
  | RefusedFile;

const columnsAtMost = 60;
const cellLengthAtMost = 2_000;
export const rowsAtMost = 30_100;
export const tooManyRows = 'Hay más de 30.000 filas. Deje solo las de esta asamblea.';

/** A table without the empty columns and rows around it, if it is one that can be sent. */
export function checkTable(
  table: TableRows,
): { readonly ok: true; readonly rows: TableRows } | RefusedFile {
  const rows = withoutEmptyTail(table.map(withoutEmptyTail));
  if (rows.length === 0) return refuseFile('No hay nada que leer: está vacío.');
  if (rows.length > rowsAtMost) return refuseFile(tooManyRows);
  const wide = rows.findIndex((row) => row.length > columnsAtMost);
  if (wide >= 0) return refuseFile(sayTooWide(wide));
  const long = rows.findIndex((row) => row.some((cell) => cell.length > cellLengthAtMost));
  if (long >= 0) {
    return refuseFile(
      `La fila ${long + 1} tiene una celda con más de 2.000 letras. Revise el archivo.`,
    );
  }
  return { ok: true, rows };
}

/** @param row from 0 */
export function sayTooWide(row: number): string {
  return `La fila ${row + 1} tiene más de 60 columnas. Revise el archivo.`;
}

export function isTooWide(column: number): boolean {
  return column >= columnsAtMost;
}

export function refuseFile(message: string): RefusedFile {
  return { ok: false, message };
}

/** A table of a source that has no sheets. */
export function wholeTable(table: TableRows): CheckedTable {
  const checked = checkTable(table);
  return checked.ok ? { ...checked, parts: [], notes: [] } : checked;
}

/** Spreadsheets save empty columns and rows to the right of the table and below it. */
function withoutEmptyTail<T extends string | readonly string[]>(list: readonly T[]): T[] {
  const last = list.findLastIndex((one) =>
    typeof one === 'string' ? one.trim() !== '' : one.length > 0,
  );
  return list.slice(0, last + 1);
}
