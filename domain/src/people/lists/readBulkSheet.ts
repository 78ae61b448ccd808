import { cellText } from '../../kernel/tables/cellText.ts';
import { findTitles, titlesAt } from '../../kernel/tables/findTitles.ts';
import { layTable } from '../../kernel/tables/layTable.ts';
import { matchTitles } from '../../kernel/tables/matchTitles.ts';
import { bodyOf } from '../../kernel/tables/repeatsTitles.ts';
import { sayCellAt, sayNoteLines } from '../../kernel/tables/sayNotes.ts';
import type { TableNote } from '../../kernel/tables/tableNote.ts';
import type { ColumnSample, TableColumns, TableRows } from '../../kernel/tables/tableShape.ts';
import { looksLikeGroups, looksLikeUnits } from '../imports/columnLooks.ts';
import { type BulkField, bulkShape, wideBulkShape } from './bulkShape.ts';

/** The work to do for everything that a sheet names. */
export const bulkWorks = ['accredit', 'leave', 'plates'] as const;
export type BulkWork = (typeof bulkWorks)[number];

/** The texts of a row of the sheet, cell by cell; empty where it has none. */
export interface BulkRow {
  /** As the spreadsheet numbers it. */
  readonly row: number;
  readonly unit: string;
  /** Where the sheet has it apart. */
  readonly group?: string;
  readonly document: string;
  readonly plate: string;
  readonly hour: string;
  /** Where in the sheet each is said; not said: in no sheet. */
  readonly columns?: TableColumns<BulkField>;
}

export interface BulkSheet {
  readonly rows: readonly BulkRow[];
  /** Rows left out or filled, for the person who brought the sheet. */
  readonly notes: readonly TableNote[];
}

/**
 * The rows of a table that was pasted or read from a file. Without titles the first column says which
 * unit or whose document, and the second the plate, or the hour of the sheet.
 */
export function readBulkSheet(table: TableRows, work: BulkWork): BulkSheet {
  const { headerRow, columns, doubtful, shape } = readTitles(table, work);
  const laid = layTable(table, { headerRow, columns, doubtful }, shape);
  const rows = laid.rows.flatMap(({ row, cells, heading }): readonly BulkRow[] => {
    const read = (field: BulkField) => cellText(cells[columns[field] ?? -1] ?? '');
    const said = {
      unit: read('unit'),
      document: read('document'),
      plate: read('plate'),
      hour: read('hour'),
    };
    if (Object.values(said).every((text) => text === '')) return [];
    const group = read('group') || heading;
    return [{ row, columns, ...said, ...(group === '' ? {} : { group }) }];
  });
  return { rows, notes: laid.notes };
}

function readTitles(table: TableRows, work: BulkWork) {
  for (const shape of [wideBulkShape, bulkShape]) {
    const headerRow = findTitles(table, shape);
    if (headerRow < 0) continue;
    const titles = titlesAt(table, headerRow, shape);
    return { headerRow, shape, ...matchTitles(titles, shape, bodyOf(table, headerRow, shape)) };
  }
  return { headerRow: -1, shape: bulkShape, columns: withoutTitles(table, work), doubtful: [] };
}

/** `celda B5`, or its row where it stands in no table. */
export function sayBulkCell({ row, columns = {} }: BulkRow, field: BulkField): string {
  const column = columns[field];
  return column === undefined ? `fila ${row}` : sayCellAt(column, row);
}

const fieldNames = {
  unit: 'unidad',
  group: 'torre',
  document: 'documento',
  plate: 'placa',
  hour: 'hora',
} satisfies Record<BulkField, string>;

/** Rows of a sheet left out or filled, a line a kind. */
export function sayBulkNotes(notes: readonly TableNote[]): readonly string[] {
  return sayNoteLines(notes, fieldNames);
}

function withoutTitles(table: TableRows, work: BulkWork): TableColumns<BulkField> {
  const unit = isTowerApart(table, work) ? { group: 0, unit: 1 } : { unit: 0 };
  const next = unit.unit + 1;
  switch (work) {
    case 'accredit':
      return { ...unit, hour: next };
    case 'leave':
      return unit;
    case 'plates':
      return { ...unit, plate: next };
  }
}

/** The first column has few words for many rows, and the second a number of its own in each. */
function isTowerApart(table: TableRows, work: BulkWork): boolean {
  const at = (column: number) => table.map((cells) => cellText(cells[column] ?? ''));
  const sample = (column: number, groups: readonly string[]): ColumnSample => ({
    ...{ key: '', cells: at(column), groups, rivals: [] },
  });
  const [groups, units] = [at(0), at(1)];
  if (work === 'plates' && at(2).every((text) => text === '')) return false;
  return (
    groups.every((text) => text !== '') &&
    looksLikeGroups(sample(0, [])) &&
    looksLikeUnits(sample(1, groups)) &&
    units.every((text) => /^[\p{L}\d][\p{L}\d -]*$/u.test(text))
  );
}
