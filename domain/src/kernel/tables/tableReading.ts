import type { TableColumns } from './tableShape.ts';

/** How the rows of a table are to be understood, as far as their layout goes. */
export interface TableReading<F extends string> {
  /** Index of the row with the titles; -1 when the table has none. */
  readonly headerRow: number;
  readonly columns: TableColumns<F>;
  /** Columns that are used for something else than a field. */
  readonly alsoUsed?: readonly number[];
  /** Fields whose title may mean something else. */
  readonly doubtful?: readonly F[];
  /** Rows that a person counts as data, as the spreadsheet numbers them. */
  readonly kept?: readonly number[];
  /** False where a person wants blank cells to stay blank. */
  readonly fills?: boolean;
  /** The group is known to be said in each row, so that a blank one is none. */
  readonly saysGroups?: boolean;
  /** Whether a text alone in its row is known to name a unit. */
  readonly isUnit?: (text: string) => boolean;
}
