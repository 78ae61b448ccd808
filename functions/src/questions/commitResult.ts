import {
  accept,
  type Outcome,
  type QuestionResult,
  refuse,
  type StoredResult,
} from '@asamblea/domain';
import { recordEvent } from '../events/recordEvent.ts';
import { documents } from '../platform/documents.ts';
import { transact } from '../platform/firestore.ts';
import type { QuestionAction } from './openQuestion.ts';

/**
 * Last step of closing: writes the result if the question is still `closing`. Whoever comes second
 * gets the result that is already there.
 */
export function commitResult(
  asked: QuestionAction,
  counted: QuestionResult | null,
): Promise<Outcome<StoredResult>> {
  const { assemblyId, questionId, by, now } = asked;
  return transact(async (tx) => {
    const questionRef = documents.question(assemblyId, questionId);
    const resultRef = documents.result(assemblyId, questionId);
    const question = (await tx.get(questionRef)).data();
    if (question === undefined) return refuse('question-unknown');
    if (question.state === 'closed') {
      const stored = (await tx.get(resultRef)).data();
      return stored === undefined ? refuse('internal') : accept(stored);
    }
    if (question.state === 'annulled') return refuse('question-annulled');
    if (question.state !== 'closing' || counted === null) return refuse('question-not-open');
    const result: StoredResult = { ...counted, shownAt: null };
    tx.create(resultRef, result);
    tx.update(questionRef, { state: 'closed' });
    tx.update(documents.session(assemblyId, question.session), { openQuestionId: null });
    recordEvent(tx, assemblyId, { kind: 'question-closed', by, at: now, questionId });
    return accept(result);
  });
}
