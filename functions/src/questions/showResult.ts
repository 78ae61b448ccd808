import { accept, isSameStage, type Outcome, refuse, type StoredResult } from '@asamblea/domain';
import { recordEvent } from '../events/recordEvent.ts';
import { documents } from '../platform/documents.ts';
import { transact } from '../platform/firestore.ts';
import type { QuestionAction } from './openQuestion.ts';

/** Puts a result on the stage; from then on it is public. Repeating it changes nothing. */
export function showResult(asked: QuestionAction): Promise<Outcome<StoredResult>> {
  const { assemblyId, questionId, by, now } = asked;
  return transact(async (tx) => {
    const resultRef = documents.result(assemblyId, questionId);
    const [foundQuestion, foundResult] = await Promise.all([
      tx.get(documents.question(assemblyId, questionId)),
      tx.get(resultRef),
    ]);
    const question = foundQuestion.data();
    const result = foundResult.data();
    if (question === undefined) return refuse('question-unknown');
    if (question.state === 'annulled') return refuse('question-annulled');
    if (question.state !== 'closed' || result === undefined) return refuse('question-not-closed');
    const sessionRef = documents.session(assemblyId, question.session);
    const stage = (await tx.get(sessionRef)).data()?.stage;
    const onStage = stage !== undefined && isSameStage(stage, { mode: 'result', questionId });
    if (onStage && result.shownAt !== null) return accept(result);
    const shownAt = result.shownAt ?? now;
    tx.update(resultRef, { shownAt });
    tx.update(sessionRef, { stage: { mode: 'result', questionId } });
    recordEvent(tx, assemblyId, { kind: 'result-shown', by, at: now, questionId });
    return accept({ ...result, shownAt });
  });
}
