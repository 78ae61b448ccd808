import type { CountingLaw } from '../../laws/aspects/countingLaw.ts';
import type { ChoiceCount } from '../places/choiceCounts.ts';
import { rank } from '../places/settlePlaces.ts';
import type { Slate } from './checkSlates.ts';

/** The votes of a slate, and how often the quotient fits in them. */
export interface SlateQuota {
  readonly optionId: string;
  readonly votes: number;
  /** Whole quotas: «cuantas veces quepa el cociente». */
  readonly quotas: number;
  /** The remaining votes, exactly, over the seats: `remainder ÷ seats` votes. */
  readonly remainder: number;
  /** How many seats it has names for. */
  readonly names: number;
}

export interface QuotientCount {
  readonly quotient: { readonly votes: number; readonly seats: number } | null;
  readonly standings: readonly SlateQuota[];
}

/**
 * The electoral quotient: valid votes over seats, kept as a fraction and never rounded (nothing in
 * article 197 of Colombia's Código de Comercio orders to round, and rounding up or down moves
 * seats). Blank votes count for it where the law says so; null votes and abstentions never.
 * Multiplied by the seats, everything stays whole: a slate has `votes × seats ÷ valid` quotas.
 */
export function quotientOf(
  slates: readonly Slate[],
  count: ChoiceCount,
  seats: number,
  law: Pick<CountingLaw, 'blankInQuotient'>,
): QuotientCount {
  const running = slates.map(({ optionId }) => ({
    optionId,
    score: count.options[optionId] ?? 0,
  }));
  const forSlates = running.reduce((sum, { score }) => sum + score, 0);
  const valid = forSlates + (law.blankInQuotient ? count.blank : 0);
  const standings = rank(running).map(({ optionId, score: votes }) => ({
    optionId,
    votes,
    ...divided(votes, seats, valid),
    names: slates.find((slate) => slate.optionId === optionId)?.lines.length ?? 0,
  }));
  return { quotient: valid === 0 ? null : { votes: valid, seats }, standings };
}

/** The remainder is less than the valid votes, so both parts are safe integers again. */
function divided(votes: number, seats: number, valid: number) {
  if (valid === 0) return { quotas: 0, remainder: 0 };
  const product = BigInt(votes) * BigInt(seats);
  const whole = BigInt(valid);
  return { quotas: Number(product / whole), remainder: Number(product % whole) };
}
