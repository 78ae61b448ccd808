/** The debt or credit of a unit that one row states. */
export interface DebtEntry {
  /** As the spreadsheet numbers it. */
  readonly row: number;
  /** The unit as the row names it, and the text of its cell. */
  readonly text: string;
  readonly kind: 'debt' | 'credit' | 'nothing';
  /** Null where it does not say how much, or says it of several units together. */
  readonly cents: bigint | null;
}

/** The sum of the rows of one unit. */
export interface SettledDebts {
  /** `unclear`: a debt and a credit that cannot be added, or one that cannot be compared with the limit. */
  readonly kind: 'owes' | 'nothing' | 'inFavour' | 'below' | 'unclear';
  /** Null where no amount is known. */
  readonly cents: bigint | null;
}

/** The rows of a unit are added up; who comes to less than the limit is not in arrears. */
export function settleDebts(entries: readonly DebtEntry[], limit: bigint | null): SettledDebts {
  const debts = sumOf(entries, 'debt');
  const credits = sumOf(entries, 'credit');
  if (debts === 0n) {
    return credits === 0n ? nothing : { kind: 'inFavour', cents: credits };
  }
  if (debts === null) {
    const isKnown = credits === 0n && limit === null;
    return { kind: isKnown ? 'owes' : 'unclear', cents: null };
  }
  if (credits === null) return { kind: 'unclear', cents: null };
  const cents = debts - credits;
  if (cents === 0n) return nothing;
  if (cents < 0n) return { kind: 'inFavour', cents: -cents };
  return { kind: limit !== null && cents < limit ? 'below' : 'owes', cents };
}

const nothing: SettledDebts = { kind: 'nothing', cents: null };

/** Null where some row does not say how much. */
function sumOf(entries: readonly DebtEntry[], kind: DebtEntry['kind']): bigint | null {
  const own = entries.filter((entry) => entry.kind === kind);
  return own.some(({ cents }) => cents === null)
    ? null
    : own.reduce((sum, { cents }) => sum + (cents ?? 0n), 0n);
}
