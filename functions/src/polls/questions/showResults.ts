import {
  accept,
  type BallotResults,
  isSameStage,
  type Outcome,
  refuse,
  type StoredResult,
  sealMark,
  stageOf,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { getGroups, transact } from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { sealNow } from '../../kernel/events/sealNow.ts';
import { recordStage } from '../../meeting/sessions/recordStage.ts';
import type { RefreshScreens } from '../../meeting/sessions/wakeScreens.ts';
import { pollDocuments } from '../stored/pollDocuments.ts';
import type { BallotAction } from './questionAction.ts';

/**
 * Puts results on the stage, one or several at once; from then on each is public. Repeating it changes
 * nothing; those that were public already only come back to the stage. A hall that waits for a result
 * sees it when this answers, with the mark of the seal that its closing is under.
 */
export async function showResults(
  asked: BallotAction,
  refresh: RefreshScreens,
): Promise<Outcome<BallotResults>> {
  await sealNow(asked.assemblyId, asked.now);
  const shown = await putOnStage(asked);
  if (shown.ok) await refresh(asked.assemblyId);
  return shown;
}

function putOnStage(asked: BallotAction): Promise<Outcome<BallotResults>> {
  const { assemblyId, questionIds, by, now } = asked;
  return transact(async (tx) => {
    const { questions, results } = await getGroups(tx, {
      questions: questionIds.map((questionId) => pollDocuments.question(assemblyId, questionId)),
      results: questionIds.map((questionId) => pollDocuments.result(assemblyId, questionId)),
    });
    const stored: StoredResult[] = [];
    for (const [i, question] of questions.entries()) {
      const result = results[i];
      if (question === undefined) return refuse('question-unknown');
      if (question.state === 'annulled') return refuse('question-annulled');
      if (question.state !== 'closed' || result === undefined) return refuse('question-not-closed');
      if (question.session !== questions[0]?.session) return refuse('session-not-open');
      stored.push(result);
    }
    const sessionRef = documents.session(assemblyId, questions[0]?.session ?? 0);
    const session = (await tx.get(sessionRef)).data();
    if (session === undefined) return refuse('session-not-open');
    const stage = stageOf('result', questionIds);
    const hidden = stored.filter(({ shownAt }) => shownAt === null);
    const end = (await tx.get(documents.sealHead(assemblyId))).data();
    const mark = end === undefined ? {} : { sealMark: sealMark(end) };
    const isBack = hidden.length === 0 && !isSameStage(session.stage, stage);
    if (hidden.length > 0 || isBack) tx.update(sessionRef, { stage });
    if (isBack) recordStage(tx, { assemblyId, by, now, stage });
    for (const { questionId } of hidden) {
      tx.update(pollDocuments.result(assemblyId, questionId), { shownAt: now, ...mark });
      recordEvent(tx, assemblyId, { kind: 'result-shown', by, at: now, questionId });
    }
    return accept({
      results: stored.map((result) => ({
        ...result,
        ...(result.shownAt === null ? { shownAt: now, ...mark } : {}),
      })),
    });
  });
}
