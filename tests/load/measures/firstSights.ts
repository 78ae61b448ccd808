import type { CastVote } from '../hall/castVotes.ts';
import type { Refresh } from '../hall/openWatchers.ts';
import type { Stored } from '../hall/readStored.ts';

/**
 * How long after its answer each vote was in what each screen showed: a time for every vote and
 * screen. A screen may be quicker than the answer; that counts as nothing waited.
 */
export function firstSights(
  votes: readonly CastVote[],
  stored: Stored,
  shown: readonly (readonly Refresh[])[],
): readonly number[] {
  const committedAt = new Map(stored.ballots.map(({ ballot, at }) => [ballot.unitId, at]));
  return votes.flatMap(({ unitId, answeredAt }) => {
    const at = committedAt.get(unitId);
    if (at === undefined) return [];
    return shown.map((refreshes) => {
      const first = refreshes.find(({ live }) => live.asOf >= at);
      return first === undefined ? Number.POSITIVE_INFINITY : Math.max(0, first.at - answeredAt);
    });
  });
}
