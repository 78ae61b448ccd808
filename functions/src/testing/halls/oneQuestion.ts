import type { OpenQuestionsRequest, Outcome } from '@asamblea/domain';
import { everyWarning } from '@asamblea/domain/testing/openingOf';
import type { QuestionKeys } from '../../kernel/keys/questionKeys.ts';
import { refreshAtOnce } from '../../live/projections/refreshAtOnce.ts';
import { closeQuestions } from '../../polls/closing/closeQuestions.ts';
import type { LineWait } from '../../polls/closing/reachLine.ts';
import { extendQuestions } from '../../polls/questions/extendQuestions.ts';
import { openQuestions } from '../../polls/questions/openQuestions.ts';
import type { QuestionAction } from '../../polls/questions/questionAction.ts';
import { showResults } from '../../polls/questions/showResults.ts';

/** The acts of the chair on a ballot of one question, for tests that are about one. */
type Of<T> = QuestionAction & Omit<T, keyof QuestionAction | 'questionIds'>;

export function openQuestion(
  { questionId, ...asked }: Of<OpenQuestionsRequest>,
  keys?: QuestionKeys,
) {
  return openQuestions({ seenWarnings: everyWarning, ...asked, questionIds: [questionId] }, keys);
}

export function extendQuestion({ questionId, ...asked }: Of<{ readonly closesAt: number }>) {
  return extendQuestions({ ...asked, questionIds: [questionId] });
}

export async function closeQuestion(
  { questionId, ...asked }: QuestionAction,
  keys?: QuestionKeys,
  waiting?: Partial<LineWait>,
) {
  return theOne(await closeQuestions({ ...asked, questionIds: [questionId] }, keys, waiting));
}

export async function showResult({ questionId, ...asked }: QuestionAction) {
  return theOne(await showResults({ ...asked, questionIds: [questionId] }, refreshAtOnce));
}

function theOne<T>(answer: Outcome<{ readonly results: readonly T[] }>): Outcome<T> {
  if (!answer.ok) return answer;
  const [value, ...others] = answer.value.results;
  if (value === undefined || others.length > 0) throw new Error('One question has one result.');
  return { ok: true, value };
}
