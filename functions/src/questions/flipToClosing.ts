import { decideClosing, type Outcome, type Question, refuse } from '@asamblea/domain';
import { recordEvent } from '../events/recordEvent.ts';
import { documents } from '../platform/documents.ts';
import { transact } from '../platform/firestore.ts';
import type { QuestionAction } from './openQuestion.ts';

/**
 * First step of closing: draws the line. The commit of this transaction is the instant that decides:
 * every vote reads the question in its own transaction, so it is committed before the line, or refused.
 */
export function flipToClosing(asked: QuestionAction): Promise<Outcome<Question>> {
  const { assemblyId, questionId, by, now } = asked;
  return transact(async (tx) => {
    const reference = documents.question(assemblyId, questionId);
    const question = (await tx.get(reference)).data();
    if (question === undefined) return refuse('question-unknown');
    const decision = decideClosing(question);
    if (decision.ok && question.state === 'open') {
      tx.set(reference, decision.value);
      recordEvent(tx, assemblyId, { kind: 'question-closing', by, at: now, questionId });
    }
    return decision;
  });
}
