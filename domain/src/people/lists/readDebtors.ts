import { layTable } from '../../kernel/tables/layTable.ts';
import type { TableNote } from '../../kernel/tables/tableNote.ts';
import type { TableRows } from '../../kernel/tables/tableShape.ts';
import type { Unit } from '../rosters/unit.ts';
import { unitFinder } from '../rosters/unitFinder.ts';
import type { DebtChoice } from './debtChoice.ts';
import { debtorColumns, type TitledColumn } from './debtorColumns.ts';
import { debtorShape } from './debtorShape.ts';
import { formatMoney } from './formatMoney.ts';
import type { DebtSign } from './readBalance.ts';
import { readDebtRows } from './readDebtRows.ts';
import { type DebtEntry, type SettledDebts, settleDebts } from './settleDebts.ts';
import type { ToldDebt, ToldDebts, UnknownDebtor } from './toldDebts.ts';

type ListedUnit = Pick<Unit, 'unitId' | 'label' | 'group' | 'inArrears'>;

/** The reading of the balance, and the other choices of a person. */
export interface BalanceRead {
  /** Of the balance, from 0. Null: none is used. */
  readonly column: number | null;
  readonly options: readonly TitledColumn[];
  readonly owes: DebtSign;
  readonly contested: readonly number[];
  /** Columns that may say what is contested. */
  readonly others: readonly TitledColumn[];
  /** The choice that only a person can make; until then nobody is in arrears. */
  readonly asks: 'column' | 'sign' | null;
}

export interface ReadDebtors extends ToldDebts {
  /** Ids of the units that owe, each with how much; null where the list does not say. */
  readonly debtors: ReadonlyMap<string, string | null>;
  readonly unknown: readonly UnknownDebtor[];
  /** Units whose several rows were added up. */
  readonly summed: readonly string[];
  readonly balance: BalanceRead;
  /** Rows left out or filled. */
  readonly notes: readonly TableNote[];
}

/** The reading of a list: as a person said, under a law that may keep the vote of an owner who contests a debt. */
export interface DebtReading extends DebtChoice {
  readonly keepsContested?: boolean;
}

/**
 * The whole set of debtors of a table: the units beside which a balance that is owed is written. An empty,
 * credit, contested or unclear balance puts nobody in arrears and is told with its cell. Where no column is a
 * balance, all that the list names owe. A unit may be written with its tower apart, and a cell may name
 * several; the rows of one unit are added up.
 */
export function readDebtors(
  rows: TableRows,
  units: readonly ListedUnit[],
  { keepsContested = false, ...choice }: DebtReading = {},
): ReadDebtors {
  const find = unitFinder(units);
  const layout = debtorColumns(rows, choice, keepsContested);
  const laid = layTable(
    rows,
    { ...layout, isUnit: (text: string) => find(text) !== null },
    debtorShape,
  );
  const owes = choice.owes ?? 'plus';
  const read = readDebtRows(laid.rows, layout, find, { owes, keepsContested });
  const asksSign = read.isAllMinus && choice.owes === undefined;
  const asks = layout.asks ? 'column' : asksSign ? 'sign' : null;
  const column = layout.columns.arrears ?? null;
  const { options, others, contested } = layout;
  const { told, entries } = read;
  const toldOnce = new Set<string>();
  const limit = choice.limit === undefined ? null : BigInt(choice.limit);
  const debtors = new Map<string, string | null>();
  const summed: string[] = [];
  for (const { unitId, label } of asks === null ? units : []) {
    const own = entries.get(unitId) ?? [];
    const [first] = own;
    if (first === undefined) continue;
    const { kind, cents } = settleDebts(own, limit);
    if (own.length > 1 && column !== null) summed.push(saySum(label, own, kind, cents));
    if (kind === 'owes') debtors.set(unitId, cents === null ? null : formatMoney(cents));
    if (kind === 'owes' || kind === 'nothing') continue;
    const debt = toldOf(label, first, own, column);
    // A cell that names several units is told once.
    if (!toldOnce.has(`${kind} ${debt.row} ${debt.text}`)) told[kind].push(debt);
    toldOnce.add(`${kind} ${debt.row} ${debt.text}`);
  }
  const unknown = asks === null ? read.unknown : [];
  const balance = { column, options, owes, contested, others, asks } as const;
  return { debtors, unknown, ...told, summed, balance, notes: laid.notes };
}

function toldOf(
  label: string,
  { row, text }: DebtEntry,
  own: readonly DebtEntry[],
  column: number | null,
): ToldDebt {
  if (own.length === 1) return { row, text, column };
  return { row, text: `${label}, por todas sus filas`, column: null };
}

function saySum(
  label: string,
  own: readonly DebtEntry[],
  kind: SettledDebts['kind'],
  cents: bigint | null,
): string {
  const rows = `${label} (filas ${own.map(({ row }) => row).join(', ')})`;
  if (kind === 'nothing') return `${rows}: nada`;
  if (cents === null) return rows;
  return `${rows}: ${formatMoney(cents)}${kind === 'inFavour' ? ' a favor' : ''}`;
}
