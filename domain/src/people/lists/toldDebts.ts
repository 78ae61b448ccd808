/** A row that names no unit of the roster, or several. */
export interface UnknownDebtor {
  /** As the spreadsheet numbers it. */
  readonly row: number;
  readonly text: string;
}

/** A row that takes the vote from nobody, for what its cell says. */
export interface ToldDebt extends UnknownDebtor {
  /** Of the cell, from 0; null where no cell says it. */
  readonly column: number | null;
}

/** Why a row of the list makes nobody owe. */
const toldKinds = [
  /** A balance in favour. */
  'inFavour',
  /** The balance is unclear, or contradicts another row of the unit. */
  'unclear',
  /** Nothing is written where the others have a balance. */
  'empty',
  /** Contested or paid into court: the law keeps the vote. */
  'contested',
  /** Less than the limit. */
  'below',
] as const;
type ToldKind = (typeof toldKinds)[number];
export type ToldDebts<T = readonly ToldDebt[]> = Readonly<Record<ToldKind, T>>;
