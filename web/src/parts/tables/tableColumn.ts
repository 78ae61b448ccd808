import { columnLetter, type SaidNote } from '@asamblea/domain';
import type { TableRows } from '../../ui/tables/checkTable.ts';

/** How sure it is what a column is; `unused` only of one that says something. */
type ColumnTrust = 'sure' | 'doubtful' | 'unused' | 'empty';

/** A column of a table as a person maps it; `M` are the things that it may be. */
export interface TableColumn<M extends string> {
  readonly column: number;
  /** The title, or `Columna B` where there is none. */
  readonly title: string;
  readonly samples: readonly string[];
  readonly meaning: M | 'none';
  readonly trust: ColumnTrust;
}

interface ColumnsOf<M extends string> {
  readonly rows: TableRows;
  readonly headerRow: number;
  /** Of both rows, where there are two. */
  readonly titles: readonly string[];
  /** The changes made to the table: they say which titles were in doubt. */
  readonly notes: readonly SaidNote[];
  readonly meaningOf: (column: number) => M | 'none';
}

const samplesShown = 3;
const rowsLookedAt = 60;

/** The columns of a table with some of their texts and their meanings. */
export function columnsOf<M extends string>(of: ColumnsOf<M>): readonly TableColumn<M>[] {
  const { rows, headerRow, titles, notes, meaningOf } = of;
  const body = rows.slice(headerRow + 1);
  const left = new Set(notes.flatMap(({ leftOut }) => leftOut));
  // A total or a note under the table is no sample of a column.
  const read = body.filter((_, i) => !left.has(headerRow + 2 + i)).slice(0, rowsLookedAt);
  const width = Math.max(titles.length, ...body.map((row) => row.length));
  const inDoubt = notes.flatMap(({ code, column }) => (code === 'title-doubtful' ? [column] : []));
  return Array.from({ length: width }, (_, column) => {
    const isSaid = (row: readonly string[]) => (row[column] ?? '').trim() !== '';
    const said = read.filter(isSaid);
    const title = (titles[column] ?? '').trim();
    const meaning = meaningOf(column);
    const isUnused = meaning === 'none';
    const isDoubtful = headerRow < 0 || inDoubt.includes(column);
    return {
      column,
      title: title === '' ? `Columna ${columnLetter(column)}` : title,
      samples: [...new Set(said.map((row) => row[column]?.trim() ?? ''))].slice(0, samplesShown),
      meaning,
      trust: isUnused
        ? said.length > 0 || body.some(isSaid)
          ? 'unused'
          : 'empty'
        : isDoubtful
          ? 'doubtful'
          : 'sure',
    };
  });
}

type Columns<F extends string> = Partial<Record<F, number>>;

/** The meaning of a column, where each field has one column at most. */
export function fieldAt<F extends string>(columns: Columns<F>, column: number): F | 'none' {
  const [field] = entriesOf(columns).find(([, place]) => place === column) ?? [];
  return field ?? 'none';
}

/** Gives a column to a field, or to none; the column that the field had before has none. */
export function giveField<F extends string>(
  columns: Columns<F>,
  column: number,
  field: F | 'none',
): Columns<F> {
  const kept = entriesOf(columns).filter(([key, place]) => place !== column && key !== field);
  const given = field === 'none' ? [] : [[field, column] as const];
  return Object.fromEntries([...kept, ...given]) as Columns<F>;
}

function entriesOf<F extends string>(columns: Columns<F>): readonly (readonly [F, number])[] {
  return Object.entries(columns) as [F, number][];
}
