import type { Base } from '../../kernel/bylaws/majorityBylaw.ts';
import type { Threshold } from '../../kernel/weights/threshold.ts';
import type { Scope } from './scope.ts';

/**
 * `favour`: votes in favour. `present`: who is there, for quorums and conditions of attendance.
 * `tookPart`: who has a ballot, whatever it says. None is harder to meet with more in favour, and secret
 * votes rest on that.
 */
export const numerators = ['favour', 'present', 'tookPart'] as const;
/** `against` is used only in requirements that undo a decision. */
export type Numerator = (typeof numerators)[number] | 'against';

/** A share of a base: «more than half of the coefficients present, in favour». */
export interface ShareRequirement {
  readonly kind: 'share';
  readonly numerator: Numerator;
  readonly base: Base;
  readonly scope: Scope;
  readonly threshold: Threshold;
}

/** A minimum count, whatever the base: «número plural» is two heads. */
export interface CountRequirement {
  readonly kind: 'count';
  readonly numerator: Numerator;
  readonly scope: Scope;
  readonly least: number;
}

/** When a case of a rule applies: in these calls, and with this attendance. Both must hold. */
export interface Condition {
  readonly calls?: readonly number[] | undefined;
  readonly attendance?: ShareRequirement | undefined;
}

interface RequirementCase {
  readonly when: Condition;
  readonly ask: Requirement;
}

/** A condition that must hold. Data: it is stored, shown, edited and explained; nothing of it is code. */
export type Requirement =
  | ShareRequirement
  | CountRequirement
  | { readonly kind: 'allOf'; readonly of: readonly Requirement[] }
  | { readonly kind: 'anyOf'; readonly of: readonly Requirement[] }
  | {
      readonly kind: 'cases';
      readonly cases: readonly RequirementCase[];
      readonly otherwise: Requirement;
    };
