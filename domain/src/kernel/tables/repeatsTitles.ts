import { cellText } from './cellText.ts';
import { matchTitles } from './matchTitles.ts';
import { saysTotal } from './rowWords.ts';
import type { TableRows, TableShape } from './tableShape.ts';

/**
 * Finds the rows that a page break repeats: the titles, and what stands above them. A row with titles of
 * several fields is one; a row of data with one such word is data.
 */
export function titleRepeats<F extends string>(
  rows: TableRows,
  headerRow: number,
  shape: TableShape<F>,
): (cells: readonly string[]) => boolean {
  if (headerRow < 0) return () => false;
  const above = new Set(rows.slice(0, headerRow + 1).map((cells) => keysOf(cells).join('\n')));
  const titles = keysOf(rows[headerRow] ?? []);
  return (cells) => {
    const keys = keysOf(cells);
    const said = keys.filter((one) => one !== '').length;
    if (said === 0) return false;
    if (above.has(keys.join('\n'))) return true;
    const same = keys.filter((one, column) => one !== '' && one === titles[column]).length;
    if (same > 1 && same * 2 > said) return true;
    // Titles are words; nearly every row of data has a figure.
    if (said < 2 || keys.some((one) => /\d/u.test(one))) return false;
    const { columns } = matchTitles(cells, shape);
    const named = Object.keys(columns).length;
    return named > 1 && named * 2 > said && shape.score(columns) > 0;
  };
}

/** The rows below the titles without those that a page break repeats, to see what the columns say. */
export function bodyOf<F extends string>(
  rows: TableRows,
  headerRow: number,
  shape: TableShape<F>,
): TableRows {
  const repeats = titleRepeats(rows, headerRow, shape);
  return rows.slice(headerRow + 1).filter((cells) => !repeats(cells) && !cells.some(saysTotal));
}

function keysOf(cells: readonly string[]): readonly string[] {
  return cells.map((text) => cellText(text).toLowerCase());
}
