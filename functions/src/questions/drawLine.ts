import { accept, decideClosing, type Outcome, type Question, refuse } from '@asamblea/domain';
import { recordEvent } from '../events/recordEvent.ts';
import { documents } from '../platform/documents.ts';
import { getGroups, transact } from '../platform/firestore.ts';
import type { TogetherAction } from './openTogether.ts';

/**
 * First step of closing: draws the line. The commit of this transaction is the instant that decides:
 * every vote reads the question in its own transaction, so it is committed before the line, or refused.
 * Questions that close together have the same line.
 */
export function drawLine(asked: TogetherAction): Promise<Outcome<readonly Question[]>> {
  const { assemblyId, questionIds, by, now } = asked;
  return transact(async (tx) => {
    const references = questionIds.map((questionId) => documents.question(assemblyId, questionId));
    const read = await getGroups(tx, { questions: references });
    const closing: Question[] = [];
    for (const question of read.questions) {
      const decision =
        question === undefined ? refuse('question-unknown') : decideClosing(question);
      if (!decision.ok) return decision;
      closing.push(decision.value);
    }
    for (const [i, reference] of references.entries()) {
      const question = closing[i];
      if (question === undefined || read.questions[i]?.state !== 'open') continue;
      tx.set(reference, question);
      const { questionId } = question;
      recordEvent(tx, assemblyId, { kind: 'question-closing', by, at: now, questionId });
    }
    return accept(closing);
  });
}
