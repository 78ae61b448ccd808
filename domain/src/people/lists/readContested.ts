import { nameKey } from '../../kernel/identity/nameKey.ts';
import { cellText } from '../../kernel/tables/cellText.ts';
import type { Balance } from './readBalance.ts';
import { type MoneySigns, readMoney } from './readMoney.ts';

/** A cell that says that a debt is contested or paid into court, or perhaps. */
export interface Contest {
  readonly is: 'contested' | 'unclear';
  readonly column: number | null;
  readonly text: string;
}

const no = new Set(['', 'no', 'n', 'false', 'ninguna', 'ninguno', 'no consta', 'na', 'n a']);
const yes = new Set(['si', 's', 'x', 'true']);

/**
 * Reads of a debt whether it is contested; null where it is simply owed. An amount keeps the vote where
 * it is all that is owed; less of it, or other words, are for a person to look at.
 */
export function readContested(
  cells: readonly string[],
  columns: readonly number[],
  balance: Balance,
  signs: MoneySigns,
): Contest | null {
  const said = columns.flatMap((column): readonly Contest[] => {
    const text = cellText(cells[column] ?? '');
    const is = contestOf(text, balance, signs);
    return is === 'owed' ? [] : [{ is, column, text }];
  });
  return said.find(({ is }) => is === 'contested') ?? said[0] ?? null;
}

/** Whether words say that a debt is contested or paid into court. */
export function saysContested(text: string): boolean {
  const key = nameKey(text);
  return !/^(?:no|sin)\b/u.test(key) && /\b(?:impugnad|consignad|consignacion|recurrid)/u.test(key);
}

function contestOf(text: string, balance: Balance, signs: MoneySigns): Contest['is'] | 'owed' {
  const key = nameKey(text);
  if (no.has(key) && !text.includes('?')) return 'owed';
  if (yes.has(key) || saysContested(text)) return 'contested';
  const money = readMoney(text, signs);
  if (money === null || money.side !== null || money.cents < 0n) return 'unclear';
  if (money.cents === 0n) return 'owed';
  const owed = balance.kind === 'debt' ? balance.cents : null;
  if (owed === null) return 'unclear';
  return money.cents >= owed ? 'contested' : 'unclear';
}
