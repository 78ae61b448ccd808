import * as z from 'zod';
import { asciiText } from '../../kernel/events/asciiText.ts';
import { sha256 } from '../../kernel/text/sha256.ts';
import type { Weight } from '../../kernel/weights/weight.ts';
import { type VoteKind, voteKinds } from '../../laws/findings/figures.ts';
import type { RollUnit } from '../../laws/verdicts/roll.ts';
import type { Unit } from '../../people/rosters/unit.ts';

/**
 * A unit as it stood at the line of closing. Answers of absentees weeks later are counted over these,
 * whatever the roster says by then.
 */
export interface FrozenUnit {
  readonly unitId: string;
  readonly label: string;
  readonly headId: string;
  readonly ownerIds: readonly string[];
  readonly ownerNames: readonly string[];
  readonly weight: Weight;
  readonly present: boolean;
  readonly vote: VoteKind | null;
  readonly inArrears: boolean;
  /** Not said: it was not. */
  readonly inConflict?: boolean | undefined;
  readonly isAffected?: boolean | undefined;
  readonly isOfClass?: boolean | undefined;
  /** The use of the unit, as `unitClassOf` tells it; absent: it was frozen before this was kept. */
  readonly use?: string | undefined;
}

/** The units as they are stored: the base of a decision for years. */
export const frozenUnits: z.ZodType<readonly FrozenUnit[]> = z.array(
  z.object({
    unitId: z.string(),
    label: z.string(),
    headId: z.string(),
    ownerIds: z.array(z.string()),
    ownerNames: z.array(z.string()),
    weight: z.int(),
    present: z.boolean(),
    vote: z.enum(voteKinds).nullable(),
    inArrears: z.boolean(),
    inConflict: z.boolean().optional(),
    isAffected: z.boolean().optional(),
    isOfClass: z.boolean().optional(),
    use: z.string().optional(),
  }),
);

/** The roll of a closing with the names that a notice needs, in the order of the roster. */
export function freezeRoll(
  roll: readonly RollUnit[],
  units: readonly Unit[],
): readonly FrozenUnit[] {
  const rollUnits = new Map(roll.map((unit) => [unit.unitId, unit]));
  return [...units]
    .sort((a, b) => a.order - b.order)
    .flatMap(({ unitId, label, ownerIds, ownerNames, weight }): readonly FrozenUnit[] => {
      const held = rollUnits.get(unitId);
      if (held === undefined) return [];
      const { headId, present, vote, inArrears, inConflict, isAffected, isOfClass, weights, use } =
        held;
      return [
        {
          unitId,
          label,
          headId,
          ownerIds,
          ownerNames,
          present,
          vote,
          inArrears,
          weight: weights.main ?? weight,
          ...(inConflict ? { inConflict } : {}),
          ...(isAffected === true ? { isAffected } : {}),
          ...(isOfClass === true ? { isOfClass } : {}),
          ...(use === undefined ? {} : { use }),
        },
      ];
    });
}

/** The same roll again, to be recounted. */
export function rollOfFrozen(frozen: readonly FrozenUnit[]): readonly RollUnit[] {
  return frozen.map(
    ({ label: _label, ownerIds: _owners, ownerNames: _names, weight, ...unit }) => ({
      ...unit,
      weights: { main: weight },
      annulled: false,
      inConflict: unit.inConflict === true,
    }),
  );
}

export function hashFrozen(frozen: readonly FrozenUnit[]): string {
  return sha256(asciiText(frozen));
}
