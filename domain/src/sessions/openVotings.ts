import type { Question } from '../questions/question.ts';
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

/** The stage without a question that counts no more: the rest of its ballot stays, alone the quorum does. */
export function stageWithout(stage: Stage, questionId: string): Stage {
  const staged = stagedIds(stage);
  if (!staged.includes(questionId) || !('questionId' in stage)) return stage;
  return stageOf(
    stage.mode,
    staged.filter((one) => one !== questionId),
  );
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
