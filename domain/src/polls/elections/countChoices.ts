import { type BallotKindRow, ballotKinds } from '../../kernel/ballotKinds/ballotKinds.ts';
import { figuresOf } from '../../laws/findings/figures.ts';
import type { Exclusions } from '../../laws/rules/rule.ts';
import type { Scope } from '../../laws/rules/scope.ts';
import { countRoll } from '../../laws/verdicts/countRoll.ts';
import { amountsIn, excluderOf, type RollUnit } from '../../laws/verdicts/roll.ts';
import type { Choice } from '../marks/marks.ts';
import type { ChoiceCount, ChoiceCounts, Ranking } from '../places/choiceCounts.ts';

/** A unit at the line of closing, with the accepted ballot it cast; null when it has none. */
export interface ElectionUnit extends Omit<RollUnit, 'vote'> {
  readonly choice: Choice | null;
}

/**
 * Counts an election with names in each scope, with the bases of every other vote: leavers stay,
 * annulled units leave both sides, who has no vote is not counted. A head votes once: if its units
 * mark different things its vote is null, for every candidate alike.
 */
export function countChoices(
  roll: readonly ElectionUnit[],
  scopes: readonly Scope[],
  exclusions: Exclusions,
  kind: BallotKindRow = ballotKinds.several,
): ChoiceCounts {
  const isOut = excluderOf(asRoll(roll), exclusions.base, exclusions.reach);
  const isMute = excluderOf(asRoll(roll), exclusions.vote, exclusions.reach);
  const heard = roll.map((unit): ElectionUnit => {
    const seen = { ...unit, vote: null };
    return unit.annulled || isOut(seen) || isMute(seen) ? { ...unit, choice: null } : unit;
  });
  const counts: Partial<Record<Scope, ChoiceCount>> = {};
  for (const scope of scopes) {
    const voters = scope === 'heads' ? withHeadChoices(heard, kind) : heard;
    const { votes, ...bases } = figuresOf(countRoll(asRoll(voters), [scope], exclusions), scope);
    const { favour: valid, blank, abstention } = votes;
    const rankings = countedIn(voters, scope);
    counts[scope] = {
      ...{ ...bases, valid, blank, null: votes.null, abstention },
      options: sumMarks(rankings, kind),
      ...(kind.isOrdered ? { rankings: joinEqual(rankings) } : {}),
    };
  }
  return counts;
}

/** As a yes/no roll in which every valid ballot is in favour of somebody. */
function asRoll(roll: readonly ElectionUnit[]): readonly RollUnit[] {
  return roll.map(({ choice, ...unit }) => {
    if (choice === null) return { ...unit, vote: null };
    return { ...unit, vote: choice.kind === 'marks' ? 'favour' : choice.kind };
  });
}

/** Gives every unit of a head the one choice of the head: it is counted once. */
function withHeadChoices(
  roll: readonly ElectionUnit[],
  kind: BallotKindRow,
): readonly ElectionUnit[] {
  const choices = new Map<string, Choice>();
  for (const { headId, choice } of roll) {
    if (choice === null) continue;
    const known = choices.get(headId);
    const agrees = known === undefined || sayChoice(known, kind) === sayChoice(choice, kind);
    choices.set(headId, agrees ? choice : { kind: 'null' });
  }
  return roll.map((unit) => ({ ...unit, choice: choices.get(unit.headId) ?? null }));
}

function sayChoice(choice: Choice, { isOrdered }: BallotKindRow): string {
  if (choice.kind !== 'marks') return JSON.stringify(choice.kind);
  return JSON.stringify(isOrdered ? choice.optionIds : [...choice.optionIds].sort());
}

/** The marks of each valid ballot, and how much it counts; a head once. */
function countedIn(roll: readonly ElectionUnit[], scope: Scope): readonly Ranking[] {
  const counted = new Set<string>();
  const amountOf = amountsIn(scope);
  return roll.flatMap(({ choice, headId, ...unit }): readonly Ranking[] => {
    if (choice?.kind !== 'marks') return [];
    if (scope === 'heads' && counted.has(headId)) return [];
    counted.add(headId);
    return [{ optionIds: choice.optionIds, amount: amountOf(unit) }];
  });
}

function sumMarks(
  ballots: readonly Ranking[],
  { adds }: BallotKindRow,
): Readonly<Record<string, number>> {
  const sums = new Map<string, number>();
  for (const { optionIds, amount } of ballots) {
    const added = adds === 'each' ? optionIds : optionIds.slice(0, 1);
    for (const id of added) sums.set(id, (sums.get(id) ?? 0) + amount);
  }
  return Object.fromEntries(sums);
}

function joinEqual(ballots: readonly Ranking[]): readonly Ranking[] {
  const joined = new Map<string, Ranking>();
  for (const { optionIds, amount } of ballots) {
    const key = JSON.stringify(optionIds);
    joined.set(key, { optionIds, amount: (joined.get(key)?.amount ?? 0) + amount });
  }
  return [...joined.values()];
}
