import type { Threshold } from '../weights/threshold.ts';

/**
 * The base of a share. `all`: the whole roster. `allMinusExcluded`: less those the rule excludes. `present`:
 * present at closing or with an accepted ballot. `cast`: ballots for, against, for another candidate, blank
 * and null (an abstention is not a vote). `validCast`: without blank and null. `forAndAgainst`: only those
 * two.
 */
export const bases = [
  'all',
  'allMinusExcluded',
  'present',
  'cast',
  'validCast',
  'forAndAgainst',
] as const;
export type Base = (typeof bases)[number];

/** The majority that the bylaws ask of a matter instead of the law. */
export interface MajorityBylaw {
  /** Null: what the law does not name. */
  readonly matterId: string | null;
  /** Which share of a compound rule; empty: the only one there is. */
  readonly share: readonly number[];
  readonly asks: {
    readonly threshold: Threshold;
    /** The base; absent: that of the law. */
    readonly base?: Base | undefined;
    /** How many owners or partners must be in favour besides. */
    readonly heads?: number | undefined;
    /** The citation: `artículo 45`. */
    readonly article: string;
  };
}
