import { accept, type Outcome, refuse } from '../../kernel/refusals/outcome.ts';
import { sayQuestionNumber } from '../../kernel/sessions/questionNumber.ts';
import type { Question } from './question.ts';
import { decideOpening, type Opening } from './transitions.ts';

export interface Openings extends Opening {
  /** The same for all; not said: each for as long as its own terms say. */
  readonly durationSeconds?: number | null | undefined;
}

/**
 * Opens drafts as one ballot: all or none, with the same opening and closing hour. Each keeps its
 * rule and its disclosure. Opening the same ballot again changes nothing, whatever closed meanwhile; of
 * one alone, while it is open.
 */
export function decideOpenings(
  questions: readonly Question[],
  { durationSeconds, ...opening }: Openings,
): Outcome<readonly Question[]> {
  const ballotIds = questions.map(({ questionId }) => questionId);
  const isSeveral = ballotIds.length > 1;
  if (isSeveral && questions.every((one) => one.ballotIds?.join() === ballotIds.join())) {
    return accept(questions);
  }
  const opened: Question[] = [];
  for (const question of questions) {
    if (isSeveral && question.state !== 'draft')
      return refuse('question-not-draft', `Pregunta ${sayQuestionNumber(question)}.`);
    const decided = decideOpening(timed(question, durationSeconds), opening);
    if (!decided.ok) return decided;
    const { durationSeconds: ofItsTerms } = question;
    const isSame = question.state !== 'draft';
    opened.push(isSame ? question : { ...decided.value, durationSeconds: ofItsTerms, ballotIds });
  }
  return accept(opened);
}

function timed(question: Question, durationSeconds: number | null | undefined): Question {
  return durationSeconds === undefined ? question : { ...question, durationSeconds };
}
