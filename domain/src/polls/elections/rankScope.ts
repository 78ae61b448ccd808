import type { Rule } from '../../laws/rules/rule.ts';
import { mainWeight, type Scope } from '../../laws/rules/scope.ts';
import { measureOf } from '../secrecy/canBeSecret.ts';

/** The measure that ranks: the one in which the rule counts votes, the main weight when it has several. */
export function rankScope(rule: Pick<Rule, 'requirement'>): Scope {
  return measureOf(rule) ?? mainWeight;
}
