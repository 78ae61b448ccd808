import type { Weight } from '../../kernel/weights/weight.ts';
import type { VoteKind } from '../findings/figures.ts';
import type { ExclusionReason, Exclusions } from '../rules/rule.ts';
import { classesOf, type Scope, weightNameOf } from '../rules/scope.ts';

/** A unit as it stands at the line of closing: the one input from which everything is recounted. */
export interface RollUnit {
  readonly unitId: string;
  /** Units with an identical set of owners share it. */
  readonly headId: string;
  /** By name; `main` is the roster's. */
  readonly weights: Readonly<Record<string, Weight>>;
  readonly present: boolean;
  /** The accepted ballot of the unit; null when it has none. */
  readonly vote: VoteKind | null;
  /** The part of the unit in this question was annulled: it leaves both sides. */
  readonly annulled: boolean;
  readonly inArrears: boolean;
  readonly inConflict: boolean;
  /**
   * The attorney of the unit is there and may not vote it, so that it is not present; absent: it has none
   * there.
   */
  readonly isRepresented?: boolean | undefined;
  /** The decision touches its owner, as the chair said; not said: it does not. */
  readonly isAffected?: boolean | undefined;
  /** Of the class that votes apart; not said: it is not. */
  readonly isOfClass?: boolean | undefined;
  /** The use of the unit, as `unitClassOf` tells it; absent: nobody kept it. */
  readonly use?: string | undefined;
}

/** How much a unit counts in a scope, where it is no head that counts. */
export function amountsIn(scope: Scope): (unit: Pick<RollUnit, 'weights' | 'use'>) => number {
  const name = weightNameOf(scope);
  if (name !== null) return ({ weights }) => weights[name] ?? 0;
  const classes = classesOf(scope);
  return classes === null
    ? () => 1
    : ({ use }) => Number(use !== undefined && classes.includes(use));
}

/**
 * The reasons why a unit has no vote under a rule: those that take its vote away, and those that take it out
 * of the base, where no vote of it could count.
 */
export function muteReasons({
  vote,
  base,
}: Pick<Exclusions, 'vote' | 'base'>): readonly ExclusionReason[] {
  return [...new Set([...vote, ...base])];
}

/** Says, for every unit of a roll, whether one of the reasons leaves it out. */
export function excluderOf(
  roll: readonly RollUnit[],
  reasons: readonly ExclusionReason[],
  reach: Exclusions['reach'],
): (unit: RollUnit) => boolean {
  const byArrears = reasons.includes('arrears');
  const byConflict = reasons.includes('conflict');
  const headsInArrears = new Set<string>();
  if (byArrears && reach === 'owner') {
    for (const unit of roll) if (unit.inArrears) headsInArrears.add(unit.headId);
  }
  return (unit) =>
    (byArrears && (unit.inArrears || headsInArrears.has(unit.headId))) ||
    (byConflict && unit.inConflict);
}
