import type { Base } from '../../kernel/bylaws/majorityBylaw.ts';
import { leastToMeet, type Threshold } from '../../kernel/weights/threshold.ts';
import type { Finding } from '../../laws/findings/assess.ts';
import type { Scope } from '../../laws/rules/scope.ts';

/** The votes that still have to arrive, in favour, in one measure. */
export interface Shortage {
  readonly scope: Scope;
  /** Millionths of a weight; whole units or heads. Above zero; null where no arrival mends it. */
  readonly missing: number | null;
  /** Over how much it is taken; null where no share is asked but so many, or where who arrives adds to it. */
  readonly of: { readonly base: Base; readonly amount: number } | null;
}

/** Ways in which it would be complete: of each, everything in it has to arrive. */
export type Shortages = readonly (readonly Shortage[])[];

/** The shortage of a finding, in each of its measures; a met one has none. */
export function shortagesOf(finding: Finding): Shortages {
  if (finding.met) return [[]];
  switch (finding.kind) {
    case 'share': {
      const { requirement, numerator, base: amount } = finding;
      const { scope, threshold, base } = requirement;
      if (base === 'all' || base === 'allMinusExcluded') {
        // Of nobody at all nothing is a part.
        const missing = amount === 0 ? null : leastToMeet(threshold, amount) - numerator;
        return [[{ scope, missing, of: { base, amount } }]];
      }
      return [[{ scope, missing: leastArriving(threshold, numerator, amount), of: null }]];
    }
    case 'count': {
      const { scope, least } = finding.requirement;
      return [[{ scope, missing: least - finding.numerator, of: null }]];
    }
    case 'allOf':
      return finding.of
        .map(shortagesOf)
        .reduce<Shortages>(
          (ways, more) => ways.flatMap((way) => more.map((other) => [...way, ...other])),
          [[]],
        );
    case 'anyOf':
      return finding.of.flatMap(shortagesOf);
  }
}

/** The least that, added to the part and to the base, meets the fraction; null where nothing does. */
function leastArriving(threshold: Threshold, part: number, base: number): number | null {
  const [numerator, denominator] = [BigInt(threshold.numerator), BigInt(threshold.denominator)];
  const each = denominator - numerator;
  const short = BigInt(base) * numerator - BigInt(part) * denominator;
  if (each === 0n) {
    // All of it, and somebody of it has no vote.
    return threshold.comparison === '>=' && short <= 0n ? 1 : null;
  }
  const floor = short / each;
  const isReached = short % each === 0n && threshold.comparison === '>=';
  return Math.max(1, Number(isReached || short < 0n ? floor : floor + 1n));
}
