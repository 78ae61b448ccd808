import { cellName } from './cellName.ts';
import {
  checkTable,
  isTooWide,
  rowsAtMost,
  sayTooWide,
  type TableMerge,
  type TableSheet,
  tooManyRows,
} from './checkTable.ts';

/** The cells of one sheet as they are read, by row and column from 0. Cells without text take no room. */
export interface Grid {
  readonly put: (row: number, column: number, text: string) => void;
  readonly merge: (merge: TableMerge) => void;
  /** A formula of which the book does not keep what it showed. */
  readonly missValue: (row: number, column: number) => void;
  readonly rowCount: () => number;
  /** The sheet that they make; null when there is nothing in it. */
  readonly end: () => TableSheet | null;
}

const namedAtMost = 5;
const mergesAtMost = 50_000;

/** A sheet that cannot be used says why, for the others of its book may be. */
export function newGrid({ name, isHidden }: Pick<TableSheet, 'name' | 'isHidden'>): Grid {
  const rows: string[][] = [];
  const merges: TableMerge[] = [];
  const valueless: string[] = [];
  let problem: string | null = null;
  return {
    put(row, column, text) {
      if (problem !== null || text.trim() === '') return;
      if (row >= rowsAtMost) problem = sayTooLong(rows.length, row, column);
      else if (isTooWide(column)) problem = sayTooWide(row);
      else putInto(rows, row, column, text);
    },
    merge(merge) {
      if (merges.length < mergesAtMost) merges.push(merge);
      else problem ??= 'La hoja tiene demasiadas celdas combinadas. Sepárelas y guárdela de nuevo.';
    },
    missValue: (row, column) => valueless.push(cellName(row, column)),
    rowCount: () => rows.length,
    end() {
      const sheet = { name, isHidden, merges };
      if (problem !== null) return { ...sheet, rows: [], notes: [], problem };
      if (rows.length === 0) return null;
      const filled = spreadMerges(rows, merges);
      const checked = checkTable(rows);
      if (!checked.ok) return { ...sheet, rows: [], notes: [], problem: checked.message };
      const notes = [...sayFilled(filled), ...sayValueless(valueless)];
      return { ...sheet, rows: checked.rows, notes, problem: null };
    },
  };
}

function putInto(rows: string[][], row: number, column: number, text: string): void {
  while (rows.length <= row) rows.push([]);
  const cells = rows[row] ?? [];
  while (cells.length <= column) cells.push('');
  cells[column] = text;
}

/**
 * Gives the value of cells merged downwards to each row that has something else too: a tower that was written
 * once for its apartments. A title over several columns stays in the first one, and a note that takes several
 * rows of its own is not repeated.
 *
 * @returns the ranges that were filled, as spreadsheets name them
 */
function spreadMerges(rows: string[][], merges: readonly TableMerge[]): readonly string[] {
  return merges.flatMap((merge) => {
    const { fromRow, fromColumn, toColumn } = merge;
    const toRow = Math.min(merge.toRow, rows.length - 1);
    const value = rows[fromRow]?.[fromColumn] ?? '';
    let last = fromRow;
    for (let row = fromRow; row <= toRow; row += 1) {
      const cells = rows[row] ?? [];
      const first = row === fromRow ? fromColumn + 1 : fromColumn;
      // Cells under a merge are not seen, and are no data.
      if (first < cells.length) cells.fill('', first, toColumn + 1);
      if (row === fromRow || value === '' || cells.every((cell) => cell === '')) continue;
      while (cells.length <= fromColumn) cells.push('');
      cells[fromColumn] = value;
      last = row;
    }
    return last > fromRow ? [`${cellName(fromRow, fromColumn)}:${cellName(last, fromColumn)}`] : [];
  });
}

/** A table that long, or a cell that somebody left far below it. */
function sayTooLong(rowCount: number, row: number, column: number): string {
  if (rowCount > rowsAtMost / 2) return tooManyRows;
  return `La celda ${cellName(row, column)} tiene un dato muy por debajo de la tabla. Bórrelo y guarde el libro de nuevo.`;
}

function sayFilled(ranges: readonly string[]): readonly string[] {
  if (ranges.length === 0) return [];
  return [
    `Había celdas combinadas: su valor quedó en cada una de las filas que ocupan (${nameSome(ranges)}).`,
  ];
}

function sayValueless(cells: readonly string[]): readonly string[] {
  if (cells.length === 0) return [];
  const found =
    cells.length === 1
      ? '1 celda tiene una fórmula sin resultado guardado y quedó vacía'
      : `${cells.length} celdas tienen fórmulas sin resultado guardado y quedaron vacías`;
  return [
    `${found} (${nameSome(cells)}). Abra el libro en su programa de hojas de cálculo, guárdelo y cárguelo de nuevo.`,
  ];
}

function nameSome(names: readonly string[]): string {
  const rest = names.length - namedAtMost;
  return `${names.slice(0, namedAtMost).join(', ')}${rest > 0 ? ` y ${rest} más` : ''}`;
}
