import type { AssemblySession } from '../../kernel/sessions/assemblySession.ts';
import { type Stage, stagedIds } from '../../kernel/sessions/stage.ts';

/** The questions open in the session once one of them is over. */
export function openWithout(
  { openQuestionIds }: Pick<AssemblySession, 'openQuestionIds'>,
  questionId: string,
): readonly string[] {
  return openQuestionIds.filter((open) => open !== questionId);
}

/**
 * The stage without a question that was open or shown and counts no more: the rest of its ballot stays.
 * Alone it leaves the quorum, with the annulled question: a voter who had it in hand is told why it went
 * away.
 */
export function stageWithout(stage: Stage, questionId: string): Stage {
  if (stage.mode === 'quorum' || stage.mode === 'blank') {
    return { mode: stage.mode, annulled: questionId };
  }
  const staged = stagedIds(stage);
  if (!staged.includes(questionId) || !('questionIds' in stage)) return stage;
  const rest = staged.filter((one) => one !== questionId);
  return rest.length === 0
    ? { mode: 'quorum', annulled: questionId }
    : { mode: stage.mode, questionIds: rest };
}

/** Questions on stage at once; none: the quorum. */
export function stageOf(mode: 'question' | 'result', questionIds: readonly string[]): Stage {
  return questionIds.length === 0 ? { mode: 'quorum' } : { mode, questionIds };
}

export function isSameStage(one: Stage, other: Stage): boolean {
  return one.mode === other.mode && stagedIds(one).join() === stagedIds(other).join();
}
