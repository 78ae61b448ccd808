import { groupBy } from '../../kernel/lists/groupBy.ts';
import type { Weight } from '../../kernel/weights/weight.ts';
import type { Rule } from '../../laws/rules/rule.ts';
import { excluderOf } from '../../laws/verdicts/roll.ts';
import { type FrozenUnit, rollOfFrozen } from './frozenUnit.ts';

/** Somebody who did not come and whose silence the law reads: one owner, or the same co-owners. */
export interface AbsentOwner {
  /** The first unit of the owner in the order of the roster: it names their notice. */
  readonly noticeId: string;
  readonly ownerIds: readonly string[];
  readonly ownerNames: readonly string[];
  readonly units: readonly { readonly unitId: string; readonly label: string }[];
  /** The weight that their silence would add. */
  readonly weight: Weight;
}

/**
 * The owners who may object. An owner is absent only when none of their units came or voted; an owner without
 * a vote under the rule is not asked, because their silence adds nothing.
 */
export function absentOwnersOf(
  frozen: readonly FrozenUnit[],
  { exclusions }: Pick<Rule, 'exclusions'>,
): readonly AbsentOwner[] {
  const roll = rollOfFrozen(frozen);
  const isMute = excluderOf(roll, exclusions.vote, exclusions.reach);
  const entitled = new Set(roll.filter((unit) => !isMute(unit)).map(({ unitId }) => unitId));
  const heads = groupBy(frozen, ({ headId }) => headId);
  return [...heads.values()].flatMap((own): readonly AbsentOwner[] => {
    const [first] = own;
    const asked = own.filter(({ unitId }) => entitled.has(unitId));
    if (first === undefined || asked.length === 0) return [];
    if (own.some(({ present, vote }) => present || vote !== null)) return [];
    return [
      {
        noticeId: first.unitId,
        ownerIds: first.ownerIds,
        ownerNames: first.ownerNames,
        units: own.map(({ unitId, label }) => ({ unitId, label })),
        weight: asked.reduce((sum, { weight }) => sum + weight, 0),
      },
    ];
  });
}
