import type { Count } from '../../kernel/weights/weight.ts';
import { type Figures, noVotes, type ScopeFigures } from '../../laws/findings/figures.ts';
import { type ExclusionReason, type Exclusions, nobodyExcluded } from '../../laws/rules/rule.ts';
import { mainWeight, type Scope } from '../../laws/rules/scope.ts';
import { countRoll } from '../../laws/verdicts/countRoll.ts';
import { muteReasons, type RollUnit } from '../../laws/verdicts/roll.ts';
import type { Admission, RosterCounts, ScopeCounts } from '../../people/rosters/rosterCounts.ts';

/** The people present, in each scope, for a quorum: ballots and annulments of a question do not matter. */
export function countPresence(
  roll: readonly RollUnit[],
  scopes: readonly Scope[],
  exclusions: Exclusions,
): Figures {
  const reasons: readonly ExclusionReason[] = exclusions.quorum;
  const there = roll.map((unit) => ({ ...unit, vote: null, annulled: false }));
  return countRoll(there, scopes, { ...nobodyExcluded, base: reasons, reach: exclusions.reach });
}

/**
 * The units that count for the quorum of a decision: present at its line or with a ballot that stands, once.
 * A ballot without the right to vote brings nobody in, nor do units whose part was annulled.
 */
export function countTakingPart(
  roll: readonly RollUnit[],
  scopes: readonly Scope[],
  exclusions: Exclusions,
): Figures {
  return countRoll(roll, scopes, {
    quorum: [],
    base: exclusions.quorum,
    vote: muteReasons(exclusions),
    reach: exclusions.reach,
  });
}

/**
 * The same from sums already made, where the rule asks for no share of heads. `heads` present may
 * be capped: a «número plural» needs to know of two.
 */
export function presenceOfCounts(present: Count, total: Count, heads = present.units): Figures {
  return {
    heads: { all: heads, allMinusExcluded: heads, present: heads, votes: noVotes },
    'weight:main': {
      all: total.weight,
      allMinusExcluded: total.weight,
      present: present.weight,
      votes: noVotes,
    },
    units: {
      all: total.units,
      allMinusExcluded: total.units,
      present: present.units,
      votes: noVotes,
    },
  };
}

/** The same from counters: who is present of those whom the quorum admits, and the whole roster. */
export function presenceOfSums(
  present: ScopeCounts,
  roster: RosterCounts,
  admission: Admission,
): Figures {
  const figuresIn = (scope: keyof ScopeCounts): ScopeFigures => ({
    all: roster.everybody[scope],
    allMinusExcluded: roster[admission][scope],
    present: present[scope],
    votes: noVotes,
  });
  return {
    [mainWeight]: figuresIn('weight'),
    units: figuresIn('units'),
    heads: figuresIn('heads'),
  };
}
