import Papa from 'papaparse';
import {
  type CheckedTable,
  checkTable,
  type RefusedFile,
  refuseFile,
  type TableHints,
  type TableRows,
} from './checkTable.ts';

const separators = ['\t', ';', '|', ','] as const;

/** How a text begins when it is read with a separator. */
export interface TextHead {
  readonly separator: string;
  readonly rows: TableRows;
}

/**
 * The cells of a table written as text: separated by tabs, semicolons, commas or bars, quoted or not.
 * Every cell stays text, and rows keep the spreadsheet's numbers.
 */
export function parseTable(text: string, hints: TableHints): CheckedTable {
  const read = parseWith(text, chooseSeparator(headsOf(text), hints));
  return read.ok ? { ...read, parts: [], notes: [] } : read;
}

/** The ways in which a text can be read; only one where it says so itself, in a first line of its own. */
export function headsOf(text: string): readonly TextHead[] {
  const named = namedSeparator(text);
  return (named === undefined ? separators : [named]).map((separator) => ({
    separator,
    rows: Papa.parse<string[]>(text, { delimiter: separator, preview: 40 }).data,
  }));
}

/**
 * The separator with which some of the first rows has our titles. Rows above them (the building's
 * name, a date) and decimal commas mislead a count of separators, which decides only without titles.
 */
export function chooseSeparator(heads: readonly TextHead[], { isHeader }: TableHints): string {
  if (heads.length === 1) return heads[0]?.separator ?? '';
  const titled = heads.find(({ rows }) => rows.slice(0, 20).some((row) => isHeader(row)));
  return (titled ?? heads.find(({ rows }) => isEven(rows)))?.separator ?? '';
}

/** Every row of a text, read with a separator. */
export function parseWith(
  text: string,
  separator: string,
): { readonly ok: true; readonly rows: TableRows } | RefusedFile {
  const table = namedSeparator(text) === undefined ? text : text.replace(/^.*$/mu, '');
  const { data, errors } = Papa.parse<string[]>(table, { delimiter: separator });
  const quote = errors.find((error) => error.type === 'Quotes');
  if (quote !== undefined) {
    const row = (quote.row ?? 0) + 1;
    return refuseFile(
      `En la fila ${row} una comilla se abre y no se cierra: no sabemos dónde termina la celda. Corríjala y vuelva a cargar el archivo.`,
    );
  }
  return checkTable(data);
}

function namedSeparator(text: string): string | undefined {
  return /^sep=(.)\r?$/mu.exec(text.slice(0, 8))?.[1];
}

/** Nearly every row has the same number of cells, and more than one. */
function isEven(rows: TableRows): boolean {
  const widths = rows.map((row) => row.length).filter((width) => width > 1);
  const counts = widths.map((width) => widths.filter((other) => other === width).length);
  return Math.max(0, ...counts) * 10 >= rows.length * 8;
}
