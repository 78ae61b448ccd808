import { cellText } from '../../kernel/tables/cellText.ts';
import { looksLikeArrears } from '../imports/columnLooks.ts';
import { readArrears } from '../rosters/readCell.ts';
import { type MoneySigns, readMoney } from './readMoney.ts';

/** The meaning of a figure without words: a debt has a plus, or a minus. */
export const debtSigns = ['plus', 'minus'] as const;
export type DebtSign = (typeof debtSigns)[number];

/** The debt of a unit, as the cell beside it says. An amount that it does not say is null. */
export type Balance =
  | { readonly kind: 'debt' | 'credit'; readonly cents: bigint | null }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'empty' }
  | { readonly kind: 'unclear' };

export interface BalanceReading {
  readonly signs: MoneySigns;
  readonly owes: DebtSign;
}

/** Words that say that somebody owes, besides those of a roster. */
const owing =
  /^(?:(?:cobro )?(?:pre ?)?juridico|moros[oa]s?|en mora|debe|adeuda|deudora?|con deuda)$/u;
/** So many dues or months: they are owed, and how much they come to is not said. */
const counted =
  /^(\d{1,3}) (?:cuotas?|mes(?:es)?|mensualidad(?:es)?|recibos?|expensas?)(?: (?:vencid|pendient|impagad|adeudad)[a-z]+)?$/u;

/** An empty or unclear cell is no debt: a person must look at it. */
export function readBalance(text: string, { signs, owes }: BalanceReading): Balance {
  if (text === '') return { kind: 'empty' };
  const money = readMoney(text, signs);
  if (money !== null) {
    const { cents, side } = money;
    if (cents === 0n) return { kind: 'nothing' };
    const isDebt = side === null ? cents > 0n === (owes === 'plus') : side === 'debt';
    return { kind: isDebt ? 'debt' : 'credit', cents: cents < 0n ? -cents : cents };
  }
  return readWords(text);
}

function readWords(text: string): Balance {
  const plain = cellText(text)
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
  const words = plain.replace(/[.:\s]+/gu, ' ').trim();
  const count = counted.exec(words)?.[1];
  if (count !== undefined) {
    return /[1-9]/u.test(count) ? { kind: 'debt', cents: null } : { kind: 'nothing' };
  }
  if (owing.test(words)) return { kind: 'debt', cents: null };
  if (/^(?:saldo )?a (?:su )?favor$/u.test(words)) return { kind: 'credit', cents: null };
  if (/^[-–—.$\s]+$/u.test(text)) return { kind: 'nothing' };
  if (/\d/u.test(text)) return { kind: 'unclear' };
  const problems: Parameters<typeof readArrears>[1] = [];
  const isOwed = readArrears(text, problems);
  if (problems.length > 0) return { kind: 'unclear' };
  return isOwed ? { kind: 'debt', cents: null } : { kind: 'nothing' };
}

const unsaid: BalanceReading = { signs: { sign: null, mixed: false }, owes: 'plus' };

/** Whether cells are balances: amounts or words of arrears, nearly all of them understood. */
export function saysBalances(cells: readonly string[]): boolean {
  const filled = cells.filter((text) => text !== '');
  const understood = filled.filter((text) => readBalance(text, unsaid).kind !== 'unclear');
  const isOfDebts = someFigures(filled) || looksLikeArrears({ cells: filled });
  return isOfDebts && understood.length * 10 >= filled.length * 8;
}

/** Whether any cell is an amount. */
export function someFigures(cells: readonly string[]): boolean {
  return cells.some((text) => readMoney(text, unsaid.signs) !== null);
}

/** Whether any cell says that somebody owes or does not. */
export function someUnderstood(cells: readonly string[]): boolean {
  return cells.some((text) => text !== '' && readBalance(text, unsaid).kind !== 'unclear');
}
