import type { AssemblySession, Question } from '@asamblea/domain';

/**
 * The question that is shown: the one that was chosen; else the open one, the one on the stage, the
 * next draft, the last of all.
 */
export function chooseQuestion(
  questions: readonly Question[],
  { openQuestionId, stage }: Pick<AssemblySession, 'openQuestionId' | 'stage'>,
  chosenId: string | null,
): Question | null {
  const staged = 'questionId' in stage ? stage.questionId : null;
  for (const id of [chosenId, openQuestionId, staged]) {
    const found = questions.find((question) => question.questionId === id);
    if (found !== undefined) return found;
  }
  return questions.find(({ state }) => state === 'draft') ?? questions.at(-1) ?? null;
}
