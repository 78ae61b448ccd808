import { meets } from '../../kernel/weights/threshold.ts';
import type {
  Condition,
  CountRequirement,
  Requirement,
  ShareRequirement,
} from '../rules/requirement.ts';
import { baseOf, type Figures, figuresOf, numeratorOf } from './figures.ts';

/** A requirement with the exact figures it was held against. `base` is null for a plain count. */
export type Finding =
  | {
      readonly kind: 'share';
      readonly requirement: ShareRequirement;
      readonly numerator: number;
      readonly base: number;
      readonly met: boolean;
    }
  | {
      readonly kind: 'count';
      readonly requirement: CountRequirement;
      readonly numerator: number;
      readonly met: boolean;
    }
  | { readonly kind: 'allOf' | 'anyOf'; readonly of: readonly Finding[]; readonly met: boolean };

/** Holds a requirement against the figures of a call. Of several cases, the first that applies. */
export function assess(requirement: Requirement, figures: Figures, call: number): Finding {
  switch (requirement.kind) {
    case 'share':
      return assessShare(requirement, figures);
    case 'count': {
      const counted = figuresOf(figures, requirement.scope);
      const numerator = numeratorOf(counted, requirement.numerator);
      return { kind: 'count', requirement, numerator, met: numerator >= requirement.least };
    }
    case 'allOf': {
      const of = requirement.of.map((part) => assess(part, figures, call));
      return { kind: 'allOf', of, met: of.every((part) => part.met) };
    }
    case 'anyOf': {
      const of = requirement.of.map((part) => assess(part, figures, call));
      return { kind: 'anyOf', of, met: of.some((part) => part.met) };
    }
    case 'cases': {
      const found = requirement.cases.find(({ when }) => applies(when, figures, call));
      return assess(found?.ask ?? requirement.otherwise, figures, call);
    }
  }
}

function assessShare(requirement: ShareRequirement, figures: Figures) {
  const counted = figuresOf(figures, requirement.scope);
  const numerator = numeratorOf(counted, requirement.numerator);
  const base = baseOf(counted, requirement.base);
  const met = meets(requirement.threshold, numerator, base);
  return { kind: 'share', requirement, numerator, base, met } as const;
}

function applies({ calls, attendance }: Condition, figures: Figures, call: number): boolean {
  if (calls !== undefined && !calls.includes(call)) return false;
  return attendance === undefined || assessShare(attendance, figures).met;
}
