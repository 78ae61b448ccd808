import Papa from 'papaparse';
import { checkTable, refuseFile, type TableFile, type TableHints } from './checkTable.ts';

const delimiters = ['\t', ';', '|', ','] as const;

/**
 * The cells of a table written as text: separated by tabs, semicolons, commas or bars, quoted or not.
 * Every cell stays text, and rows keep the spreadsheet's numbers.
 */
export function parseTable(text: string, hints: Pick<TableHints, 'isHeader'>): TableFile {
  // Spreadsheets may write the separator in a first line of its own.
  const named = /^sep=(.)\r?$/mu.exec(text.slice(0, 8))?.[1];
  const table = named === undefined ? text : text.replace(/^.*$/mu, '');
  const { data, errors } = Papa.parse<string[]>(table, {
    delimiter: named ?? guessDelimiter(table, hints),
  });
  const quote = errors.find((error) => error.type === 'Quotes');
  if (quote !== undefined) {
    const row = (quote.row ?? 0) + 1;
    return refuseFile(
      `En la fila ${row} una comilla se abre y no se cierra: no sabemos dónde termina la celda. Corríjala y vuelva a cargar el archivo.`,
    );
  }
  return checkTable(data);
}

/**
 * The separator with which some of the first rows has our titles. Rows above them (the building's
 * name, a date) and decimal commas mislead a count of separators, which decides only without titles.
 */
function guessDelimiter(text: string, { isHeader }: Pick<TableHints, 'isHeader'>): string {
  const tried = delimiters.map((delimiter) => ({
    delimiter,
    rows: Papa.parse<string[]>(text, { delimiter, preview: 40 }).data,
  }));
  const titled = tried.find(({ rows }) => rows.slice(0, 20).some(isHeader));
  return (titled ?? tried.find(({ rows }) => isEven(rows)))?.delimiter ?? '';
}

/** Nearly every row has the same number of cells, and more than one. */
function isEven(rows: readonly (readonly string[])[]): boolean {
  const widths = rows.map((row) => row.length).filter((width) => width > 1);
  const counts = widths.map((width) => widths.filter((other) => other === width).length);
  return Math.max(0, ...counts) * 10 >= rows.length * 8;
}
