import { findTitles, titlesAt } from './findTitles.ts';
import { matchTitles } from './matchTitles.ts';
import type { TableColumns, TableRows, TableShape } from './tableShape.ts';

/** Where the titles of a table stand, and which column each field has. */
export interface TitledColumns<F extends string> {
  /** From 0; -1 in a table without titles. */
  readonly headerRow: number;
  readonly titles: readonly string[];
  readonly columns: TableColumns<F>;
}

/** Finds the columns of a table by its titles; `untitled` says them where it has none. */
export function titledColumns<F extends string>(
  rows: TableRows,
  shape: TableShape<F>,
  untitled: () => TableColumns<F>,
): TitledColumns<F> {
  const headerRow = findTitles(rows, shape);
  if (headerRow < 0) return { headerRow, titles: [], columns: untitled() };
  const titles = titlesAt(rows, headerRow, shape);
  return { headerRow, titles, columns: matchTitles(titles, shape).columns };
}
