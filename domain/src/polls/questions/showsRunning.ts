import { isSecret } from '../../kernel/sessions/knownQuestion.ts';
import { classesOf } from '../../laws/rules/scope.ts';
import { measureOf } from '../secrecy/canBeSecret.ts';
import type { Question } from './question.ts';

/**
 * Whether its votes are told as they come. The sums of an open vote are of every unit, whatever it is for: where
 * the decision counts some uses alone they would tell another vote.
 */
export function showsRunning({
  disclosure,
  liveBars,
  rule,
}: Pick<Question, 'disclosure' | 'liveBars' | 'rule'>): boolean {
  const scope = measureOf(rule);
  return !isSecret({ disclosure }) && liveBars && (scope === null || classesOf(scope) === null);
}
