import type { UnitBitmap } from '@asamblea/domain';

export type SeenUnits = UnitsHere & VotedUnits;

/** Which units are here, by their place in the roster of the question. */
export interface UnitsHere {
  readonly size: number;
  readonly present: ReadonlySet<number>;
}

/** Which units voted, and what where the roll is public. */
export interface VotedUnits {
  readonly seen: UnitBitmap;
  readonly marks: ReadonlyMap<string, UnitBitmap>;
}
