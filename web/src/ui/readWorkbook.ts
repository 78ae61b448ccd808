import readSheets from 'read-excel-file/universal';
import type { TableHints, TableRows } from './checkTable.ts';
import { plainNumber } from './plainNumber.ts';

/** The rows of the sheet that has our table, or of the first one. Formulas give what they showed. */
export async function readWorkbook(
  bytes: Uint8Array<ArrayBuffer>,
  { isTable }: TableHints,
): Promise<TableRows> {
  const sheets = await readSheets<string>(new Blob([bytes]), {
    parseNumber: plainNumber,
    trim: false,
  });
  const tables = sheets.map(({ data }) => data.map((row) => row.map(textOf)));
  return tables.find(isTable) ?? tables[0] ?? [];
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'sí' : 'no';
  if (value instanceof Date) return sayInstant(value.toISOString());
  return '';
}

/** A cell with an hour alone counts from the first day that spreadsheets know. */
function sayInstant(iso: string): string {
  return iso < '1900-01-02' ? iso.slice(11, 16) : iso.slice(0, 10);
}
