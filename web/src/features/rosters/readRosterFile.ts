import { guessColumns } from '@asamblea/domain';
import Papa from 'papaparse';

export type RosterRows = readonly (readonly string[])[];

export type RosterFile =
  | { readonly ok: true; readonly rows: RosterRows }
  | { readonly ok: false; readonly message: string };

/** What one sending may carry, with room for the rest of the request. */
const bytesAtMost = 8_000_000;
const columnsAtMost = 60;
const cellLengthAtMost = 2_000;
const rowsAtMost = 30_100;

/**
 * Reads a CSV as administrators save it: UTF-8 with or without a mark, or the old Windows encoding;
 * commas, semicolons or tabs. Every cell stays text, and rows keep the spreadsheet's numbers.
 */
export async function readRosterFile(file: File): Promise<RosterFile> {
  if (/\.(xlsx?|ods|numbers)$/iu.test(file.name)) {
    return refuse('Es un libro de cálculo. Ábralo, guárdelo como CSV y vuelva a cargarlo.');
  }
  if (file.size > bytesAtMost) {
    return refuse('El archivo pesa más de 8 MB. Deje solo la hoja del padrón.');
  }
  const text = decode(await file.arrayBuffer());
  if (text.includes('\0')) return refuse('No es un archivo de texto. Guárdelo como CSV.');
  const { data } = Papa.parse<string[]>(text, { delimiter: guessDelimiter(text) });
  return check(withoutEmptyTail(data.map(withoutEmptyTail)));
}

/** A byte that UTF-8 does not allow means that the file is in the old Windows encoding. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/**
 * The separator with which some of the first rows has our titles. Rows above them (the building's
 * name, a date) and decimal commas mislead a count of separators. Empty: the parser's own guess.
 */
function guessDelimiter(text: string): string {
  const isRight = (delimiter: string) =>
    Papa.parse<string[]>(text, { delimiter, preview: 20 }).data.some((row) => {
      const columns = guessColumns(row);
      return columns.unit !== undefined && columns.weight !== undefined;
    });
  return [',', ';', '\t', '|'].find(isRight) ?? '';
}

/** Spreadsheets save empty columns and rows to the right of the table and below it. */
function withoutEmptyTail<T extends string | readonly string[]>(list: readonly T[]): T[] {
  const last = list.findLastIndex((one) =>
    typeof one === 'string' ? one.trim() !== '' : one.length > 0,
  );
  return list.slice(0, last + 1);
}

function check(rows: RosterRows): RosterFile {
  if (rows.length === 0) return refuse('El archivo está vacío.');
  if (rows.length > rowsAtMost) {
    return refuse('El archivo tiene más de 30.000 filas. Cargue solo el padrón de esta asamblea.');
  }
  const wide = rows.findIndex((row) => row.length > columnsAtMost);
  if (wide >= 0) return refuse(`La fila ${wide + 1} tiene más de 60 columnas. Revise el archivo.`);
  const long = rows.findIndex((row) => row.some((cell) => cell.length > cellLengthAtMost));
  if (long >= 0) {
    return refuse(
      `La fila ${long + 1} tiene una celda con más de 2.000 letras. Revise el archivo.`,
    );
  }
  return { ok: true, rows };
}

function refuse(message: string): RosterFile {
  return { ok: false, message };
}
