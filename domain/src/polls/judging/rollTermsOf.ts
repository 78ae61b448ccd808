import type { RollSources } from '../../meeting/quorum/rollOf.ts';
import type { Question } from '../questions/question.ts';
import { namedIn } from '../sets/interestOf.ts';

/**
 * The terms of a question for the roll on which it is counted: its answers, who is apart, and whether
 * attorneys vote.
 */
export function rollTermsOf(
  question: Pick<Question, 'options' | 'rule' | 'named' | 'inPerson'>,
): Pick<RollSources, 'options' | 'named' | 'inPerson'> {
  const { options, inPerson } = question;
  return { options, named: namedIn(question), inPerson: inPerson !== undefined };
}
