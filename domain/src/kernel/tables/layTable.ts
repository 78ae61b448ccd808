import { cellText } from './cellText.ts';
import { type FilledRows, fillDown, firstText } from './fillDown.ts';
import { filledCells } from './filledCells.ts';
import { titlesAt } from './findTitles.ts';
import { sortRows } from './sortRows.ts';
import { columnNote, leftOutCodes, rowsNote, type TableNote } from './tableNote.ts';
import type { TableReading } from './tableReading.ts';
import { namesField, type TableRows, type TableShape } from './tableShape.ts';
import { titleKey } from './titleKey.ts';

export interface LaidTable extends FilledRows {
  /** The titles, of both rows where there are two. */
  readonly titles: readonly string[];
}

/**
 * The rows of data of a table, each with the number that the spreadsheet gives it, and the changes made by
 * the layout itself: rows left out, cells filled, columns of no use. Nothing else is dropped or moved.
 */
export function layTable<F extends string>(
  rows: TableRows,
  reading: TableReading<F>,
  shape: TableShape<F>,
): LaidTable {
  const { headerRow } = reading;
  const titles = headerRow < 0 ? [] : titlesAt(rows, headerRow, shape);
  const sorts = sortRows(rows, reading, shape);
  const filled = fillDown(rows, sorts, reading, shape);
  const left = leftOutCodes.flatMap((code) => {
    const found = sorts.flatMap((sort, i) => (sort === code ? [headerRow + 2 + i] : []));
    return rowsNote(code, found, { text: firstText(rows[(found[0] ?? 0) - 1]) });
  });
  return {
    titles,
    rows: filled.rows,
    notes: [
      ...aboveTitles(rows, titles === rows[headerRow] ? headerRow : headerRow - 1),
      ...left,
      ...filled.notes,
      ...columnNotes(titles, rows, reading, shape),
    ],
  };
}

/** A name or a date above the titles is none of the table; a row of several cells may be. */
function aboveTitles(rows: TableRows, headerRow: number): readonly TableNote[] {
  const above = rows.slice(0, Math.max(0, headerRow));
  const found = above.flatMap((cells, i) => (filledCells(cells) > 2 ? [i + 1] : []));
  return rowsNote('rows-above', found, { text: firstText(rows[(found[0] ?? 0) - 1]) });
}

function columnNotes<F extends string>(
  titles: readonly string[],
  rows: TableRows,
  reading: TableReading<F>,
  shape: TableShape<F>,
): readonly TableNote[] {
  const { columns, alsoUsed = [], doubtful = [], headerRow } = reading;
  const body = rows.slice(headerRow + 1);
  const used = new Set<unknown>([...Object.values(columns), ...alsoUsed]);
  const unsure = doubtful.flatMap((field) => {
    const column = columns[field];
    return column === undefined
      ? []
      : [columnNote('title-doubtful', column, cellText(titles[column] ?? ''), field)];
  });
  const width = Math.max(0, ...rows.map((row) => row.length));
  const unused = Array.from({ length: width }, (_, column) => column).flatMap((column) => {
    if (used.has(column) || !body.some((cells) => (cells[column] ?? '').trim() !== '')) return [];
    const title = cellText(titles[column] ?? '');
    const key = titleKey(title);
    const twin = shape.fields.find(
      (field) =>
        columns[field.key] !== undefined &&
        key !== '' &&
        (['whole', 'beginning'] as const).some((fits) =>
          namesField(field, key, fits, shape.others),
        ),
    );
    return [
      twin === undefined
        ? columnNote('column-unused', column, title)
        : columnNote('column-second', column, title, twin.key),
    ];
  });
  return [...unsure, ...unused];
}
