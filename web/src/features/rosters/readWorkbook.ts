import { guessReading } from '@asamblea/domain';
import readSheets from 'read-excel-file/universal';
import type { RosterRows } from './checkTable.ts';
import { plainNumber } from './plainNumber.ts';

/** The rows of the sheet that looks like a roster, or of the first one. Formulas give what they showed. */
export async function readWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<RosterRows> {
  const sheets = await readSheets<string>(new Blob([bytes]), {
    parseNumber: plainNumber,
    trim: false,
  });
  const tables = sheets.map(({ data }) => data.map((row) => row.map(textOf)));
  return tables.find((rows) => guessReading(rows).headerRow >= 0) ?? tables[0] ?? [];
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'sí' : 'no';
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return '';
}
