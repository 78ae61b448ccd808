import type { Verdict } from '../../laws/verdicts/verdict.ts';
import type { ElectionTerms } from '../marks/marks.ts';
import type { Option } from '../marks/option.ts';
import { decideLot, type LotSeed } from '../places/decideLot.ts';
import type { Elected, ElectedSeat } from '../places/elected.ts';
import { sayDraw, sayVacant } from '../places/sayParts.ts';

export interface DrawnElection {
  readonly verdict: Verdict;
  readonly elected: Elected;
}

/**
 * Breaks a tie by lot once the election is closed: with the same seed it leaves the same as electing with it,
 * from published figures alone, so that a secret election needs its sums no more. Null when nobody ties.
 */
export function settleLot(
  { verdict, elected }: DrawnElection,
  terms: Pick<ElectionTerms, 'method' | 'seats'>,
  options: readonly Option[],
  seed: LotSeed,
): DrawnElection | null {
  const { tie } = elected;
  if (tie === null) return null;
  const lot = decideLot(seed, tie.among);
  const winners = lot.order
    .slice(0, tie.places)
    .flatMap((optionId) => options.filter((option) => option.optionId === optionId));
  const won = winners.flatMap((option) => seatsFor(option, terms, elected));
  const vacant = elected.vacant - won.length;
  const settled: Elected = {
    ...elected,
    seats: [...elected.seats, ...won],
    vacant,
    tie: null,
    lot,
  };
  const said = [sayDraw(options, settled), sayVacant(vacant)].filter((part) => part !== '');
  const sentence = verdict.sentence.replace('falta el sorteo.', said.join(' '));
  return { verdict: { ...verdict, kind: 'approved', sentence }, elected: settled };
}

/** A seat, or all that a slate has names for where the most voted one takes everything. */
function seatsFor(
  { optionId, label, lines }: Option,
  { method, seats }: Pick<ElectionTerms, 'method' | 'seats'>,
  elected: Elected,
): readonly ElectedSeat[] {
  if (lines === undefined) return [{ optionId, by: 'lot', name: label, substitute: null }];
  const before = elected.seats.filter((seat) => seat.optionId === optionId).length;
  const taken = method === 'plurality' ? seats : before + 1;
  return lines.slice(before, taken).map((line) => ({ optionId, by: 'lot', ...line }));
}
