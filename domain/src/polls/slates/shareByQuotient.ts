import type { LotSeed } from '../places/decideLot.ts';
import type { ElectionOutcome, Seat } from '../places/election.ts';
import { settlePlaces } from '../places/settlePlaces.ts';
import type { SlateQuota } from './quotient.ts';

export interface Share extends Pick<ElectionOutcome, 'tie' | 'lot'> {
  readonly seats: readonly Seat[];
}

/**
 * Shares seats by whole quotas, from the most voted slate down, and the rest by the largest
 * remainders; an exact tie of remainders for the last seats is for the lot. A slate wins no more
 * seats than it has names for. Cases that the article does not foresee are read so: seats that are left once
 * every remainder has had one (because of blank votes, or of a slate out of names) go on to the remainders in
 * the same order, since blank votes count for the quotient and for nothing else.
 */
export function shareByQuotient(
  running: readonly SlateQuota[],
  seats: number,
  seed: LotSeed | null,
): Share {
  const won: Seat[] = running.flatMap(({ optionId, quotas, names }) =>
    Array.from({ length: Math.min(quotas, names) }, (): Seat => ({ optionId, by: 'quota' })),
  );
  while (won.length < seats) {
    const open = running
      .filter(({ optionId, names }) => seatsOf(won, optionId) < names)
      .map(({ optionId, remainder }) => ({ optionId, score: remainder }));
    if (open.length === 0) break;
    const { sure, drawn, tie, lot } = settlePlaces(open, seats - won.length, seed);
    for (const optionId of sure) won.push({ optionId, by: 'remainder' });
    for (const optionId of drawn) won.push({ optionId, by: 'lot' });
    if (tie !== null || lot !== null) return { seats: won, tie, lot };
  }
  return { seats: won, tie: null, lot: null };
}

/** How many seats one slate has won. */
export function seatsOf(won: readonly Seat[], optionId: string): number {
  return won.filter((seat) => seat.optionId === optionId).length;
}
