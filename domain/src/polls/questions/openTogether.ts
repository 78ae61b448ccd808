import { accept, type Outcome, refuse } from '../../kernel/refusals/outcome.ts';
import { sayQuestionNumber } from '../../meeting/agenda/questionNumber.ts';
import type { Question } from './question.ts';
import { decideOpening, type Opening } from './transitions.ts';

export interface Together extends Opening {
  /** The same for all; not said: each for as long as its own terms say. */
  readonly durationSeconds?: number | null | undefined;
}

/**
 * Opens drafts as one ballot: all or none, with the same opening and closing hour. Each keeps its
 * rule and its disclosure. Opening the same ballot again changes nothing, whatever closed meanwhile. One
 * alone is a ballot of one, that names no others.
 */
export function decideOpeningTogether(
  questions: readonly Question[],
  { durationSeconds, ...opening }: Together,
): Outcome<readonly Question[]> {
  const [alone, ...others] = questions;
  if (alone !== undefined && others.length === 0) {
    const decided = decideOpening(timed(alone, durationSeconds), opening);
    if (!decided.ok) return decided;
    const isSame = alone.state !== 'draft';
    return accept([isSame ? alone : { ...decided.value, durationSeconds: alone.durationSeconds }]);
  }
  const together = questions.map(({ questionId }) => questionId);
  if (questions.every((question) => question.together?.join() === together.join())) {
    return accept(questions);
  }
  const opened: Question[] = [];
  for (const question of questions) {
    if (question.state !== 'draft')
      return refuse('question-not-draft', `Pregunta ${sayQuestionNumber(question)}.`);
    const decided = decideOpening(timed(question, durationSeconds), opening);
    if (!decided.ok) return decided;
    opened.push({ ...decided.value, durationSeconds: question.durationSeconds, together });
  }
  return accept(opened);
}

function timed(question: Question, durationSeconds: number | null | undefined): Question {
  return durationSeconds === undefined ? question : { ...question, durationSeconds };
}
