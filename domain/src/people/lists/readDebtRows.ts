import { cellText } from '../../kernel/tables/cellText.ts';
import { firstText, type LaidRow } from '../../kernel/tables/fillDown.ts';
import { findDecimalSign } from '../../kernel/weights/decimalSign.ts';
import type { RosterField } from '../rosters/rosterFields.ts';
import { type NamedUnit, type UnitFinder, unitsNamed } from '../rosters/unitFinder.ts';
import type { DebtorColumns } from './debtorColumns.ts';
import { type Balance, type DebtSign, readBalance } from './readBalance.ts';
import { readContested, saysContested } from './readContested.ts';
import { type MoneySigns, moneyBody, readMoney } from './readMoney.ts';
import type { DebtEntry } from './settleDebts.ts';
import type { ToldDebt, ToldDebts, UnknownDebtor } from './toldDebts.ts';

export interface DebtRows {
  /** The debts and credits of each unit, by its id, row by row. */
  readonly entries: ReadonlyMap<string, readonly DebtEntry[]>;
  readonly unknown: readonly UnknownDebtor[];
  readonly told: ToldDebts<ToldDebt[]>;
  /** No figure has a plus and some have a minus: what it means is not known. */
  readonly isAllMinus: boolean;
}

/** Where no column is a balance, being in the list is owing. */
const listed: Balance = { kind: 'debt', cents: null };

/** The debts that each row states, and their units. */
export function readDebtRows(
  rows: readonly LaidRow[],
  { columns, contested }: DebtorColumns,
  find: UnitFinder<NamedUnit>,
  { owes, keepsContested }: { readonly owes: DebtSign; readonly keepsContested: boolean },
): DebtRows {
  const at = columns.arrears ?? null;
  const textOf = (cells: readonly string[], field: RosterField) =>
    cellText(cells[columns[field] ?? -1] ?? '');
  const balances = rows.map(({ cells }) => textOf(cells, 'arrears'));
  const bodies = balances.map(moneyBody);
  const signs = findDecimalSign(bodies);
  const isMarks = bodies.every((body) => ['', '0', '1'].includes(body));
  const unknown: UnknownDebtor[] = [];
  const told = noneTold();
  const entries = new Map<string, DebtEntry[]>();

  for (const { row, cells, heading, goesOn } of rows) {
    const said = textOf(cells, 'arrears');
    if (at !== null && goesOn && said === '') continue;
    const unit = textOf(cells, 'unit');
    const group = textOf(cells, 'group') || heading;
    const name = [group, unit].filter((part) => part !== '').join(' ') || firstText(cells);
    const text = said === '' ? name : `${name}: ${said}`;
    const balance = at === null ? listed : readBalance(said, { signs, owes });
    if (keepsContested && balance.kind !== 'nothing' && balance.kind !== 'credit') {
      const own = saysContested(said)
        ? ({ is: 'contested', column: at, text: said } as const)
        : null;
      const contest = own ?? readContested(cells, contested, balance, signs);
      if (contest !== null) {
        told[contest.is].push({ row, column: contest.column, text: `${name}: ${contest.text}` });
        continue;
      }
    }
    if (balance.kind === 'empty' || balance.kind === 'unclear') {
      told[balance.kind].push({ row, column: at, text });
      continue;
    }
    const found = unitsNamed(find, unit, group);
    if (found === null && balance.kind === 'debt') unknown.push({ row, text: name });
    if (found === null && balance.kind === 'credit') told.inFavour.push({ row, column: at, text });
    const isShared = found !== null && found.length > 1;
    const cents = balance.kind === 'nothing' || isMarks || isShared ? null : balance.cents;
    for (const { unitId } of found ?? []) {
      const entry = { row, text, kind: balance.kind, cents };
      entries.set(unitId, [...(entries.get(unitId) ?? []), entry]);
    }
  }
  return { entries, unknown, told, isAllMinus: saysOnlyMinus(balances, signs) };
}

function noneTold(): ToldDebts<ToldDebt[]> {
  return { inFavour: [], unclear: [], empty: [], contested: [], below: [] };
}

function saysOnlyMinus(texts: readonly string[], signs: MoneySigns): boolean {
  const amounts = texts.flatMap((text) => readMoney(text, signs) ?? []);
  return amounts.some(({ cents }) => cents < 0n) && !amounts.some(({ cents }) => cents > 0n);
}
