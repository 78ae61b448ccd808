import { cellText } from './cellText.ts';
import { matchTitles } from './matchTitles.ts';
import { saysTotal } from './rowWords.ts';
import type { TableRows, TableShape } from './tableShape.ts';
import { titleKey } from './titleKey.ts';

/**
 * Finds the rows that a page break repeats: the titles, and the rows above them. A row with titles of several
 * fields is one; a row of data with one such word is data.
 */
export function titleRepeats<F extends string>(
  rows: TableRows,
  headerRow: number,
  shape: TableShape<F>,
): (cells: readonly string[]) => boolean {
  if (headerRow < 0) return () => false;
  const kept = rows.slice(0, headerRow + 1).map(keysOf);
  const above = new Set(kept.map((keys) => keys.join('\n')));
  const begins = new Set(kept.flatMap((keys) => keys.find((key) => key !== '') ?? []));
  const titles = keysOf(rows[headerRow] ?? []);
  const known = new Set(shape.fields.flatMap((field) => field.titles));
  return (cells) => {
    const first = cells.find((text) => text.trim() !== '');
    if (first === undefined) return false;
    // Titles are words; nearly every row of data has a figure.
    const hasFigures = cells.some((text) => /\d/u.test(text));
    if (hasFigures && !begins.has(keyOf(first))) return false;
    const keys = keysOf(cells);
    if (above.has(keys.join('\n'))) return true;
    const said = keys.filter((one) => one !== '').length;
    const same = keys.filter((one, column) => one !== '' && one === titles[column]).length;
    if (same > 1 && same * 2 > said) return true;
    if (hasFigures || cells.filter((text) => known.has(titleKey(text))).length < 2) return false;
    const { columns } = matchTitles(cells, shape);
    return Object.keys(columns).length * 2 > said && shape.score(columns) > 0;
  };
}

/** Enough to see what a column is. */
const rowsLookedAt = 2_000;

/** The first rows below the titles without those that a page break repeats, to see what the columns say. */
export function bodyOf<F extends string>(
  rows: TableRows,
  headerRow: number,
  shape: TableShape<F>,
): TableRows {
  const repeats = titleRepeats(rows, headerRow, shape);
  const first = rows.slice(headerRow + 1, headerRow + 1 + rowsLookedAt);
  return first.filter((cells) => !repeats(cells) && !cells.some(saysTotal));
}

function keysOf(cells: readonly string[]): readonly string[] {
  return cells.map(keyOf);
}

function keyOf(text: string): string {
  return cellText(text).toLowerCase();
}
