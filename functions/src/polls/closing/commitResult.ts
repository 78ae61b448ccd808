import {
  accept,
  type DesksCounted,
  isSecret,
  numberOf,
  type Outcome,
  openWithout,
  refuse,
  type StoredResult,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { transact } from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { openConsent } from '../consents/openConsent.ts';
import type { QuestionAction } from '../questions/questionAction.ts';
import { pollDocuments } from '../stored/pollDocuments.ts';
import type { Counted } from './counted.ts';

/**
 * Writes the result and the list of receipts if the question is still `counting`, and its hash into the
 * record. A second writer gets the result that is already there.
 */
export function commitResult(
  asked: QuestionAction,
  counted: Counted | null,
  desks: DesksCounted = {},
): Promise<Outcome<StoredResult>> {
  const { assemblyId, questionId, by, now } = asked;
  return transact(async (tx) => {
    const questionRef = pollDocuments.question(assemblyId, questionId);
    const resultRef = pollDocuments.result(assemblyId, questionId);
    const question = (await tx.get(questionRef)).data();
    if (question === undefined) return refuse('question-unknown');
    if (question.state === 'closed') {
      const stored = (await tx.get(resultRef)).data();
      return stored === undefined ? refuse('internal') : accept(stored);
    }
    if (question.state === 'annulled') return refuse('question-annulled');
    if (question.state !== 'counting' || counted === null) return refuse('question-not-open');
    const sessionRef = documents.session(assemblyId, question.session);
    const session = (await tx.get(sessionRef)).data();
    if (session === undefined) return refuse('session-not-open');
    const result: StoredResult = { ...counted.result, shownAt: null };
    tx.create(resultRef, result);
    const { text, closedAt, disclosure = 'named' } = result;
    const codes = counted.receipts;
    const receipts = { questionId, ...numberOf(result), text, disclosure, closedAt, codes };
    tx.create(pollDocuments.receiptsOf(assemblyId, questionId), receipts);
    // The next process destroys the key, should this one not get there.
    if (isSecret(question))
      tx.create(documents.keyDisposal(assemblyId, questionId), { questionId });
    if (counted.consent !== null) openConsent(tx, assemblyId, counted.consent);
    tx.update(questionRef, { state: 'closed' });
    tx.update(sessionRef, { openQuestionIds: openWithout(session, questionId) });
    const { digest } = counted.result.seal;
    const written = counted.written === 0 ? {} : { written: counted.written };
    const told = { ...written, ...desks };
    recordEvent(tx, assemblyId, {
      ...{ kind: 'question-closed', by, at: now, questionId, digest },
      ...(Object.keys(told).length === 0 ? {} : { desks: told }),
    });
    return accept(result);
  });
}
