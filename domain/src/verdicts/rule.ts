import type { Threshold } from './threshold.ts';

/** What a question needs to pass. Data, so that it is stored with the question and locked with it. */
export interface Rule {
  readonly numerator: 'favour';
  readonly base: 'present';
  readonly threshold: Threshold;
  /** As it is cited: `Ley 675 de 2001, artículo 45`. */
  readonly article: string;
  readonly verified: boolean;
}

/**
 * Ordinary decision: more than half of the coefficients represented in the session.
 * Source: Colombia, Ley 675 de 2001, artículo 45.
 */
export const ordinaryMajority: Rule = {
  numerator: 'favour',
  base: 'present',
  threshold: { comparison: '>', numerator: 1, denominator: 2 },
  article: 'Ley 675 de 2001, artículo 45',
  verified: true,
};
