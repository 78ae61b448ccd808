import type { RollSources } from '../../meeting/quorum/rollOf.ts';
import type { Question } from '../questions/question.ts';
import { namedIn } from '../sets/interestOf.ts';

/** What a question says of the roll on which it is counted: its answers, and who is apart. */
export function rollTermsOf(
  question: Pick<Question, 'options' | 'rule' | 'named'>,
): Pick<RollSources, 'options' | 'named'> {
  return { options: question.options, named: namedIn(question) };
}
