/** Everything that the layout of a table did by itself, for a person to see. None of it is wrong. */
const tableNoteCodes = [
  /** Rows that are not data, by why. */
  'row-total',
  'row-heading',
  'row-titles',
  'row-note',
  /** Filled rows above the titles. */
  'rows-above',
  /** A text that stands alone in a row is the group of the rows below it. */
  'group-heading',
  /** Blank cells of a column took what was written above them. */
  'filled-down',
  /** Rows without a name of their own go on with the unit above. */
  'unit-continued',
  /** Several columns are the name of a person. */
  'names-joined',
  /** The title may mean something else: the cells decided. */
  'title-doubtful',
  /** Another column is already that. */
  'column-second',
  'column-unused',
] as const;
export type TableNoteCode = (typeof tableNoteCodes)[number];

export interface TableNote {
  readonly code: TableNoteCode;
  /** As the spreadsheet numbers them, from 1. */
  readonly rows: readonly number[];
  /** Index of the column; null when it is about whole rows. */
  readonly column: number | null;
  /** The field that it is about; null when it is about none. */
  readonly field: string | null;
  /** A title, or the text of the first of the rows. */
  readonly text: string;
}

/** A note about rows. */
export function rowsNote(
  code: TableNoteCode,
  rows: readonly number[],
  more: Partial<Pick<TableNote, 'column' | 'field' | 'text'>> = {},
): readonly TableNote[] {
  return rows.length === 0 ? [] : [{ code, rows, column: null, field: null, text: '', ...more }];
}

/** A note about a column. */
export function columnNote(
  code: TableNoteCode,
  column: number,
  text: string,
  field: string | null = null,
): TableNote {
  return { code, rows: [], column, field, text };
}

/** Why rows were left out. */
export const leftOutCodes = ['row-total', 'row-heading', 'row-titles', 'row-note'] as const;
export type LeftOutCode = (typeof leftOutCodes)[number];
