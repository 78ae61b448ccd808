import { accept, type Outcome, refuse } from '../refusals/outcome.ts';
import type { Question } from './question.ts';
import { decideOpening } from './transitions.ts';

export interface Together {
  readonly now: number;
  readonly quorumMet: boolean;
  readonly durationSeconds: number | null;
}

/**
 * Opens drafts as one ballot: all or none, with the same opening and closing hour. Each keeps its
 * rule and its disclosure. Opening the same ballot again changes nothing, whatever closed meanwhile.
 */
export function decideOpeningTogether(
  questions: readonly Question[],
  { now, quorumMet, durationSeconds }: Together,
): Outcome<readonly Question[]> {
  const together = questions.map(({ questionId }) => questionId);
  if (questions.every((question) => question.together?.join() === together.join())) {
    return accept(questions);
  }
  const opened: Question[] = [];
  for (const question of questions) {
    if (question.state !== 'draft')
      return refuse('question-not-draft', `Pregunta ${question.number}.`);
    const decided = decideOpening({ ...question, durationSeconds }, now, quorumMet);
    if (!decided.ok) return decided;
    opened.push({ ...decided.value, durationSeconds: question.durationSeconds, together });
  }
  return accept(opened);
}
