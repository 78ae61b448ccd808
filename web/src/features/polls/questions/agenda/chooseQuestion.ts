import { type AssemblySession, type Question, stagedIds } from '@asamblea/domain';

/**
 * The question that is shown: the one that was chosen; else the open one, the one on the stage, the
 * next draft, the last of all.
 */
export function chooseQuestion(
  questions: readonly Question[],
  { openQuestionIds, stage }: Pick<AssemblySession, 'openQuestionIds' | 'stage'>,
  chosenId: string | null,
): Question | null {
  for (const id of [chosenId, openQuestionIds[0], stagedIds(stage)[0]]) {
    const found = questions.find((question) => question.questionId === id);
    if (found !== undefined) return found;
  }
  return questions.find(({ state }) => state === 'draft') ?? questions.at(-1) ?? null;
}
