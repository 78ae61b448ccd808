import { accept, decideExtension, type Outcome, refuse } from '@asamblea/domain';
import { recordEvent } from '../events/recordEvent.ts';
import { documents } from '../platform/documents.ts';
import { transact } from '../platform/firestore.ts';
import type { QuestionAction } from './openQuestion.ts';

export interface Extension extends QuestionAction {
  /** The new hour of closing. */
  readonly closesAt: number;
}

/** Gives an open question more time. It is the one change that voting lets through, and it is rare. */
export function extendQuestion({
  assemblyId,
  questionId,
  by,
  now,
  closesAt,
}: Extension): Promise<Outcome<{ readonly closesAt: number }>> {
  return transact(async (tx) => {
    const reference = documents.question(assemblyId, questionId);
    const question = (await tx.get(reference)).data();
    if (question === undefined) return refuse('question-unknown');
    const decided = decideExtension(question, closesAt, now);
    if (!decided.ok) return decided;
    if (decided.value !== question) {
      tx.update(reference, { closesAt });
      tx.update(documents.session(assemblyId, question.session), { extendedTo: closesAt });
      recordEvent(tx, assemblyId, {
        ...{ kind: 'question-extended', by, at: now, questionId, from: 'chair', until: closesAt },
      });
    }
    return accept({ closesAt });
  });
}
