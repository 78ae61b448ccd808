export type TableRows = readonly (readonly string[])[];

/** What tells the table that is looked for from the rest of a file. */
export interface TableHints {
  /** A row with our titles. */
  readonly isHeader: (row: readonly string[]) => boolean;
  /** A sheet that has it, among several. */
  readonly isTable: (rows: TableRows) => boolean;
}

export type TableFile =
  | { readonly ok: true; readonly rows: TableRows }
  | { readonly ok: false; readonly message: string };

const columnsAtMost = 60;
const cellLengthAtMost = 2_000;
const rowsAtMost = 30_100;

/** A table without the empty columns and rows around it, if it is one that can be sent. */
export function checkTable(table: TableRows): TableFile {
  const rows = withoutEmptyTail(table.map(withoutEmptyTail));
  if (rows.length === 0) return refuseFile('No hay nada que leer: está vacío.');
  if (rows.length > rowsAtMost) {
    return refuseFile('Hay más de 30.000 filas. Deje solo las de esta asamblea.');
  }
  const wide = rows.findIndex((row) => row.length > columnsAtMost);
  if (wide >= 0) {
    return refuseFile(`La fila ${wide + 1} tiene más de 60 columnas. Revise el archivo.`);
  }
  const long = rows.findIndex((row) => row.some((cell) => cell.length > cellLengthAtMost));
  if (long >= 0) {
    return refuseFile(
      `La fila ${long + 1} tiene una celda con más de 2.000 letras. Revise el archivo.`,
    );
  }
  return { ok: true, rows };
}

export function refuseFile(message: string): TableFile {
  return { ok: false, message };
}

/** Spreadsheets save empty columns and rows to the right of the table and below it. */
function withoutEmptyTail<T extends string | readonly string[]>(list: readonly T[]): T[] {
  const last = list.findLastIndex((one) =>
    typeof one === 'string' ? one.trim() !== '' : one.length > 0,
  );
  return list.slice(0, last + 1);
}
