import type { Capacity } from '../attendance/attendance.ts';
import { accept, type Outcome, refuse } from '../refusals/outcome.ts';
import type { Requirement } from '../rules/requirement.ts';
import type { Rule } from '../rules/rule.ts';
import { excluderOf, muteReasons, type RollUnit } from '../verdicts/roll.ts';
import type { Weight } from '../weights/weight.ts';

/** How a vote reaches the tally. */
export const voteChannels = [
  'phone',
  'booth',
  'plate',
  'operator',
  'hands',
  'paper',
  'instructions',
  'remote',
] as const;
export type VoteChannel = (typeof voteChannels)[number];

export type Disclosure = 'named' | 'secret';

/** A unit of the roll with who holds it now. */
export interface HeldUnit extends RollUnit {
  readonly holderId: string | null;
  readonly capacity: Capacity;
}

/** What a person may do with a unit in a question. */
export interface UnitRight {
  readonly unitId: string;
  readonly weight: Weight;
  readonly capacity: Capacity;
  /** Units with the same answer travel together: under a rule by heads an owner has one vote. */
  readonly voteGroup: string;
}

export interface VotePolicy {
  /** Right or reason, for every unit that the person holds, in the order of the roll. */
  readonly units: readonly {
    readonly unitId: string;
    readonly right: Outcome<UnitRight>;
  }[];
  /** Whether there is more than one answer to give: then «all at once» or split is asked. */
  readonly maySplit: boolean;
}

/**
 * Who may vote which unit now, with which weight, and why not. The holder votes: whoever was
 * accredited for the unit, as owner or with a proxy. A unit present is needed, and one vote.
 */
export function votePolicy(
  rule: Pick<Rule, 'requirement' | 'exclusions'>,
  roll: readonly HeldUnit[],
  personId: string,
): VotePolicy {
  const { reach } = rule.exclusions;
  const mute = muteReasons(rule.exclusions);
  const owes = excluderOf(roll, mute.includes('arrears') ? ['arrears'] : [], reach);
  const isInterested = excluderOf(roll, mute.includes('conflict') ? ['conflict'] : [], reach);
  const byHeads = asksHeads(rule.requirement);
  const units = roll
    .filter((unit) => unit.holderId === personId)
    .map((unit) => ({ unitId: unit.unitId, right: rightOf(unit) }));
  const groups = new Set(units.flatMap(({ right }) => (right.ok ? [right.value.voteGroup] : [])));
  return { units, maySplit: groups.size > 1 };

  function rightOf(unit: HeldUnit): Outcome<UnitRight> {
    if (unit.annulled) return refuse('unit-annulled');
    if (!unit.present) return refuse('unit-not-present');
    if (owes(unit)) return refuse('unit-in-arrears');
    if (isInterested(unit)) return refuse('unit-in-conflict');
    if (unit.vote !== null) return refuse('already-voted');
    const { unitId, headId, capacity, weights } = unit;
    const voteGroup = byHeads ? headId : unitId;
    return accept({ unitId, weight: weights.main ?? 0, capacity, voteGroup });
  }
}

/**
 * Whether answers respect the groups: under a rule by heads every unit of an owner answers the same,
 * also as what another unit of theirs `already` answered. Both maps go to the option chosen: by
 * unit, and by group.
 */
export function checkSplit(
  rights: readonly UnitRight[],
  answers: ReadonlyMap<string, string>,
  already: ReadonlyMap<string, string>,
): Outcome<null> {
  const answerOf = new Map(already);
  for (const { unitId, voteGroup } of rights) {
    const answer = answers.get(unitId);
    if (answer === undefined) continue;
    if ((answerOf.get(voteGroup) ?? answer) !== answer) return refuse('head-cannot-split');
    answerOf.set(voteGroup, answer);
  }
  return accept(null);
}

/**
 * Through which channels a vote may come. In a secret vote nobody may see, carry or repeat the
 * answer of another: only the voter's own phone or screen, and the booth.
 */
export function checkChannel(disclosure: Disclosure, channel: VoteChannel): Outcome<null> {
  switch (channel) {
    case 'phone':
    case 'booth':
    case 'remote':
      return accept(null);
    case 'plate':
    case 'operator':
    case 'hands':
    case 'paper':
    case 'instructions':
      return disclosure === 'secret' ? refuse('channel-not-secret') : accept(null);
  }
}

function asksHeads(requirement: Requirement): boolean {
  switch (requirement.kind) {
    case 'share':
      return requirement.scope === 'heads' && requirement.numerator === 'favour';
    case 'count':
      return false;
    case 'allOf':
    case 'anyOf':
      return requirement.of.some(asksHeads);
    case 'cases':
      return (
        requirement.cases.some(({ ask }) => asksHeads(ask)) || asksHeads(requirement.otherwise)
      );
  }
}
