import { cellText } from '../../kernel/tables/cellText.ts';
import { findTitles, titlesAt } from '../../kernel/tables/findTitles.ts';
import { layTable } from '../../kernel/tables/layTable.ts';
import { matchTitles } from '../../kernel/tables/matchTitles.ts';
import { sayNotes } from '../../kernel/tables/sayNotes.ts';
import type { TableNote } from '../../kernel/tables/tableNote.ts';
import { type TableColumns, type TableRows, tableShape } from '../../kernel/tables/tableShape.ts';
import { rosterTitles } from '../titles/rosterTitles.ts';

/** What is done to all that a sheet names. */
export const bulkWorks = ['accredit', 'leave', 'plates'] as const;
export type BulkWork = (typeof bulkWorks)[number];

/** What a row of the sheet says, cell by cell; empty where it says nothing. */
export interface BulkRow {
  /** As the spreadsheet numbers it. */
  readonly row: number;
  readonly unit: string;
  /** Where the sheet has it apart. */
  readonly group?: string;
  readonly document: string;
  readonly plate: string;
  readonly hour: string;
}

export interface BulkSheet {
  readonly rows: readonly BulkRow[];
  /** What was left out or filled, for the person who brought the sheet. */
  readonly notes: readonly TableNote[];
}

type Field = 'unit' | 'group' | 'document' | 'plate' | 'hour';

/** A unit may be called like a title («Local 3»), so only whole titles count. */
export const bulkShape = tableShape<Field>({
  fields: [
    { key: 'unit', titles: [...rosterTitles.unit.sure, 'oficina', 'unidades'] },
    { key: 'group', titles: rosterTitles.group.sure },
    { key: 'document', titles: rosterTitles.document.sure },
    { key: 'plate', titles: ['placa', 'placas', 'no placa', 'placa no', 'tarjeta', 'no tarjeta'] },
    {
      key: 'hour',
      titles: ['hora', 'hora llegada', 'hora ingreso', 'llegada', 'ingreso', 'hora entrada'],
    },
  ],
  score: (columns) =>
    columns.unit === undefined && columns.document === undefined ? 0 : Object.keys(columns).length,
  isWhole: true,
  unit: 'unit',
  group: 'group',
  who: [],
  goesOn: [],
  others: [],
});

/**
 * The rows of a table that was pasted or read from a file. Without titles the first column says which
 * unit or whose document, and the second the plate, or the hour of the sheet.
 */
export function readBulkSheet(table: TableRows, work: BulkWork): BulkSheet {
  const headerRow = findTitles(table, bulkShape);
  const titles = titlesAt(table, headerRow, bulkShape);
  const columns = headerRow < 0 ? withoutTitles(work) : matchTitles(titles, bulkShape).columns;
  const laid = layTable(table, { headerRow, columns }, bulkShape);
  const rows = laid.rows.flatMap(({ row, cells, heading }): readonly BulkRow[] => {
    const read = (field: Field) => cellText(cells[columns[field] ?? -1] ?? '');
    const said = {
      unit: read('unit'),
      document: read('document'),
      plate: read('plate'),
      hour: read('hour'),
    };
    if (Object.values(said).every((text) => text === '')) return [];
    const group = read('group') || heading;
    return [{ row, ...said, ...(group === '' ? {} : { group }) }];
  });
  return { rows, notes: laid.notes };
}

const fieldNames = {
  unit: 'unidad',
  group: 'torre',
  document: 'documento',
  plate: 'placa',
  hour: 'hora',
} satisfies Record<Field, string>;
const names = new Map<string, string>(Object.entries(fieldNames));

/** What was left out of a sheet or filled in it, a line a kind. */
export function sayBulkNotes(notes: readonly TableNote[]): readonly string[] {
  return sayNotes(notes, (field) => names.get(field) ?? field).map(({ text }) => text);
}

function withoutTitles(work: BulkWork): TableColumns<Field> {
  switch (work) {
    case 'accredit':
      return { unit: 0, hour: 1 };
    case 'leave':
      return { unit: 0 };
    case 'plates':
      return { unit: 0, plate: 1 };
  }
}
