import type { Question } from '../../polls/questions/question.ts';
import { type AssemblySession, type Stage, stagedIds } from './assemblySession.ts';

type OpenVotings = Pick<AssemblySession, 'openQuestionId' | 'openTogether'>;

/** The questions of the session that are open or closing, in the order of their ballot. */
export function openIdsOf({ openQuestionId, openTogether = [] }: OpenVotings): readonly string[] {
  if (openQuestionId === null) return [];
  return openTogether.length > 0 ? openTogether : [openQuestionId];
}

/** What the session says once one of them is over. */
export function withoutOpen(session: OpenVotings, questionId: string): Required<OpenVotings> {
  const openTogether = openIdsOf(session).filter((open) => open !== questionId);
  return { openQuestionId: openTogether[0] ?? null, openTogether };
}

/**
 * The stage without a question that was open or shown and counts no more: the rest of its ballot stays.
 * Alone it leaves the quorum, with what was annulled: whoever had it in hand is told why it went away.
 */
export function stageWithout(stage: Stage, questionId: string): Stage {
  if (stage.mode === 'quorum' || stage.mode === 'blank') {
    return { mode: stage.mode, annulled: questionId };
  }
  const staged = stagedIds(stage);
  if (!staged.includes(questionId) || !('questionId' in stage)) return stage;
  const rest = staged.filter((one) => one !== questionId);
  return rest.length === 0 ? { mode: 'quorum', annulled: questionId } : stageOf(stage.mode, rest);
}

/** One question on stage, or several at once. */
export function stageOf(mode: 'question' | 'result', ids: readonly string[]): Stage {
  const [questionId] = ids;
  if (questionId === undefined) return { mode: 'quorum' };
  return ids.length === 1 ? { mode, questionId } : { mode, questionId, together: ids };
}

/** The ballot a question belongs to, in its order: itself alone, if it was opened alone. */
export function ballotIdsOf({
  questionId,
  together = [],
}: Pick<Question, 'questionId' | 'together'>): readonly string[] {
  return together.length > 0 ? together : [questionId];
}

export function isSameStage(one: Stage, other: Stage): boolean {
  return one.mode === other.mode && stagedIds(one).join() === stagedIds(other).join();
}
