import type { Base } from '../../kernel/bylaws/majorityBylaw.ts';
import type { Threshold } from '../../kernel/weights/threshold.ts';
import type { CountRequirement, Requirement, ShareRequirement } from './requirement.ts';
import { mainWeight, type Scope } from './scope.ts';

/** Votes in favour, as a share of a base. */
export function favourOver(
  base: Base,
  threshold: Threshold,
  scope: Scope = mainWeight,
): ShareRequirement {
  return { kind: 'share', numerator: 'favour', base, scope, threshold };
}

/** Votes against, as a share of everything: what undoes a decision. */
export function againstOver(threshold: Threshold): ShareRequirement {
  return { kind: 'share', numerator: 'against', base: 'all', scope: mainWeight, threshold };
}

/** Attendance, as a share of the roster. */
export function presenceOver(
  base: 'all' | 'allMinusExcluded',
  threshold: Threshold,
  scope: Scope = mainWeight,
): ShareRequirement {
  return { kind: 'share', numerator: 'present', base, scope, threshold };
}

/** Everybody who has a vote took part: in a decision without a meeting, each owner once. */
export const everybodyTookPart: ShareRequirement = {
  kind: 'share',
  numerator: 'tookPart',
  base: 'allMinusExcluded',
  scope: 'heads',
  threshold: { comparison: '>=', numerator: 1, denominator: 1 },
};

/** «Número plural»: at least so many heads. */
export function atLeastHeads(numerator: 'favour' | 'present', least: number): CountRequirement {
  return { kind: 'count', numerator, scope: 'heads', least };
}

/** Every one must hold: a double majority. */
export function allOf(...of: readonly Requirement[]): Requirement {
  return { kind: 'allOf', of };
}

/** One is enough. */
export function anyOf(...of: readonly Requirement[]): Requirement {
  return { kind: 'anyOf', of };
}
