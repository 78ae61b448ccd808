import { byQuestionNumber, type Question } from '@asamblea/domain';

/** The question after one that is over: the draft that follows it, or the first that was passed over. */
export function nextQuestion(questions: readonly Question[], over: Question): Question | null {
  const drafts = questions.filter(({ state }) => state === 'draft');
  return drafts.find((one) => byQuestionNumber(one, over) > 0) ?? drafts[0] ?? null;
}
