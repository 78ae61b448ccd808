import type { VerdictKind } from '../../laws/verdicts/verdictKind.ts';
import { choicesOf } from '../places/choiceCounts.ts';
import type { LotSeed } from '../places/decideLot.ts';
import type { Seat } from '../places/election.ts';
import { settlePlaces } from '../places/settlePlaces.ts';
import type { Slate } from './checkSlates.ts';
import { quotientOf, type SlateQuota } from './quotient.ts';
import { saySlates } from './saySlates.ts';
import { type Share, shareByQuotient } from './shareByQuotient.ts';
import type { SlateElection, SlateResult, SlateSeat } from './slates.ts';

/**
 * Elects slates. By quotient as shareByQuotient says; by plurality the most voted slate takes every
 * seat it has names for, whatever its share, and an exact tie on top is a `tie` until a lot is
 * drawn. A slate without votes wins nothing. Without quorum at closing nothing is decided.
 */
export function electSlates(election: SlateElection): SlateResult {
  const { slates, counts, scope, seats, method, law, quorum, seed } = election;
  const count = choicesOf(counts, scope);
  const { quotient, standings } = quotientOf(slates, count, seats, law);
  const running = quorum.met ? standings.filter(({ votes }) => votes > 0) : [];
  const share =
    method === 'quotient'
      ? shareByQuotient(running, seats, seed)
      : shareByPlurality(running, seats, seed);
  const outcome = {
    kind: kindOf(quorum.met, share),
    seats: withLines(slates, share.seats),
    vacant: seats - share.seats.length,
    tie: share.tie,
    lot: share.lot,
    quotient: method === 'quotient' ? quotient : null,
    standings,
    source: method === 'quotient' ? law.source : law.bylaws,
  };
  return { ...outcome, sentence: saySlates(election, outcome) };
}

/** The winner takes all. Seats it has no names for stay vacant: nobody else won them. */
function shareByPlurality(
  running: readonly SlateQuota[],
  seats: number,
  seed: LotSeed | null,
): Share {
  const ranked = running.map(({ optionId, votes }) => ({ optionId, score: votes }));
  const { sure, drawn, tie, lot } = settlePlaces(ranked, 1, seed);
  const by = lot === null ? 'plurality' : 'lot';
  const won = [...sure, ...drawn].flatMap((optionId) => {
    const names = running.find((each) => each.optionId === optionId)?.names ?? 0;
    return Array.from({ length: Math.min(names, seats) }, (): Seat => ({ optionId, by }));
  });
  return { seats: won, tie, lot };
}

/** Each seat of a slate goes to its next line. */
function withLines(slates: readonly Slate[], seats: readonly Seat[]): readonly SlateSeat[] {
  return seats.flatMap((seat, at) => {
    const { optionId } = seat;
    const before = seats.slice(0, at).filter((each) => each.optionId === optionId).length;
    const line = slates.find((slate) => slate.optionId === optionId)?.lines[before];
    return line === undefined ? [] : [{ ...seat, ...line }];
  });
}

function kindOf(quorumMet: boolean, { seats, tie }: Share): VerdictKind {
  if (!quorumMet) return 'no-quorum';
  if (tie !== null) return 'tie';
  return seats.length === 0 ? 'no-majority' : 'approved';
}
