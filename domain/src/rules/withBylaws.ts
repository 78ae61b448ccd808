import { accept, type Outcome, refuse } from '../refusals/outcome.ts';
import type { Rule } from './rule.ts';
import { citeSource, type Source } from './source.ts';
import { isStricter, type Threshold } from './threshold.ts';

/** What the bylaws ask instead of the law, for one rule. */
export interface BylawMajority {
  readonly threshold: Threshold;
  /** The article of the bylaws. */
  readonly source: Source;
}

/**
 * The rule with the majority of the bylaws. Only a rule of a single share can be changed so; a
 * majority under the law's is refused unless the law lets it fall; one over the ceiling is read as
 * the ceiling or refused, as the law says.
 */
export function withBylaws(rule: Rule, bylaw: BylawMajority): Outcome<Rule> {
  const share = rule.requirement;
  if (share.kind !== 'share') return refuse('rule-fixed', citeSource(rule.source));
  if (isStricter(share.threshold, bylaw.threshold) && !rule.bylawsMayLower) {
    return refuse('majority-too-low', citeSource(rule.source));
  }
  const { ceiling } = rule;
  if (ceiling === null || !isStricter(bylaw.threshold, ceiling.threshold)) {
    const { threshold, source } = bylaw;
    return accept({ ...rule, requirement: { ...share, threshold }, source });
  }
  const { threshold, source, effect, base = share.base } = ceiling;
  if (effect === 'refused') return refuse('majority-too-high', citeSource(source));
  return accept({ ...rule, requirement: { ...share, base, threshold }, source });
}
