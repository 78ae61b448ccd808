import { type Count, nothing, sumCounts } from '../../kernel/weights/weight.ts';
import type { Ballot } from '../ballots/decideCast.ts';
import type { Participation } from '../ballots/participation.ts';
import type { Markable } from '../marks/marks.ts';
import type { RecountFault } from '../recounts/recountFault.ts';
import { type Tally, tallyOf } from '../tallies/tally.ts';

/**
 * Counts again a question that was annulled before it had a result. It counts no more, and the received votes
 * are kept: they must still be those that were added up while it was open.
 */
export function recountAnnulled(
  kept:
    | {
        readonly question: Pick<Markable, 'election'>;
        readonly ballots: readonly Ballot[];
        readonly tally: Tally;
      }
    | { readonly participations: readonly Participation[]; readonly voted: Count },
): readonly RecountFault[] {
  if ('participations' in kept) {
    const again = sumCounts(kept.participations.map(({ weight }) => ({ weight, units: 1 })));
    return isSame(again, kept.voted) ? [] : ['participation-differs'];
  }
  const again = tallyOf(kept.question, kept.ballots);
  const options = new Set([...Object.keys(again), ...Object.keys(kept.tally)]);
  const agrees = [...options].every((option) => isSame(again[option], kept.tally[option]));
  return agrees ? [] : ['ballots-changed'];
}

function isSame(one: Count = nothing, other: Count = nothing): boolean {
  return one.weight === other.weight && one.units === other.units;
}
