import { cellText } from './cellText.ts';
import { placeWord } from './rowWords.ts';
import { endsBlock, type RowSort } from './sortRows.ts';
import { rowsNote, type TableNote } from './tableNote.ts';
import type { TableReading } from './tableReading.ts';
import type { TableRows, TableShape } from './tableShape.ts';

/** A row of data as it is read. */
export interface LaidRow {
  /** As the spreadsheet numbers it, from 1. */
  readonly row: number;
  readonly cells: readonly string[];
  /** The text that stood alone above its block, where no column says the group. */
  readonly heading: string;
  /** The row has no name of its own: it goes on with the unit above. */
  readonly goesOn: boolean;
  /** The row may be a total; only a person can tell. */
  readonly isLikeTotal: boolean;
}

export interface FilledRows {
  readonly rows: readonly LaidRow[];
  readonly notes: readonly TableNote[];
}

/**
 * The rows of data, with what a merged cell says only in its first row. A total and a heading end a block:
 * nothing is filled across them.
 */
export function fillDown<F extends string>(
  rows: TableRows,
  sorts: readonly RowSort[],
  reading: TableReading<F>,
  shape: TableShape<F>,
): FilledRows {
  const { headerRow, columns, fills, saysGroups = false } = reading;
  const unit = columns[shape.unit];
  const group = shape.group === undefined ? undefined : columns[shape.group];
  const amount = shape.amount === undefined ? undefined : columns[shape.amount];
  const says = (cells: readonly string[], column: number | undefined) =>
    column === undefined ? '' : cellText(cells[column] ?? '');
  const isMerged =
    group !== undefined && (fills ?? !saysGroups) && isWrittenOnce(rows, sorts, headerRow, group);
  const laid: LaidRow[] = [];
  const filled: number[] = [];
  const continued: number[] = [];
  const headings: number[] = [];
  let heading = '';
  let current = '';
  let above: readonly string[] | null = null;

  sorts.forEach((sort, i) => {
    const place = headerRow + 1 + i;
    const row = place + 1;
    const cells = rows[place] ?? [];
    if (endsBlock(sort)) {
      const text = firstText(cells);
      heading = sort === 'group-heading' ? text : '';
      if (heading !== '') headings.push(row);
      current = sort === 'row-heading' && placeWord(text) !== '' ? text : '';
      above = null;
    }
    if (sort !== 'data' && sort !== 'like-total') return;
    let own = cells;
    const goesOn =
      fills !== false &&
      above !== null &&
      unit !== undefined &&
      says(own, unit) === '' &&
      says(own, amount) === '' &&
      shape.goesOn.some((field) => says(own, columns[field]) !== '');
    if (goesOn && above !== null && unit !== undefined) {
      own = withCell(own, unit, above[unit] ?? '');
      continued.push(row);
    }
    if (group !== undefined) {
      const said = says(own, group);
      const took = goesOn && above !== null ? says(above, group) : isMerged ? current : '';
      if (said !== '') current = said;
      else if (took !== '' && says(own, unit) !== '') {
        own = withCell(own, group, took);
        if (!goesOn) filled.push(row);
      }
    }
    const isLikeTotal = sort === 'like-total';
    laid.push({
      row,
      cells: own,
      heading: group === undefined ? heading : '',
      goesOn,
      isLikeTotal,
    });
    above = isLikeTotal ? null : own;
  });
  return {
    rows: laid,
    notes: [
      ...rowsNote('group-heading', headings, { text: firstText(rows[(headings[0] ?? 0) - 1]) }),
      ...rowsNote('filled-down', filled, {
        column: group ?? null,
        field: shape.group ?? null,
        text: says(rows[headerRow] ?? [], group),
      }),
      ...rowsNote('unit-continued', continued, { column: unit ?? null, field: shape.unit }),
    ],
  };
}

/** Merged cells come out with blanks below each value. A value in two rows one after the other is written in each. */
function isWrittenOnce(
  rows: TableRows,
  sorts: readonly RowSort[],
  headerRow: number,
  column: number,
): boolean {
  let before = '';
  return sorts.every((sort, i) => {
    if (sort !== 'data') return true;
    const said = cellText(rows[headerRow + 1 + i]?.[column] ?? '');
    const repeats = said !== '' && said === before;
    before = said;
    return !repeats;
  });
}

/** The text of the first filled cell of a row. */
export function firstText(cells: readonly string[] = []): string {
  return cells.map(cellText).find((text) => text !== '') ?? '';
}

function withCell(cells: readonly string[], column: number, text: string): readonly string[] {
  const padded = [...cells, ...Array<string>(Math.max(0, column + 1 - cells.length)).fill('')];
  padded[column] = text;
  return padded;
}
