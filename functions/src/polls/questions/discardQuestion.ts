import { accept, isSecret, type Outcome, refuse } from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { transact } from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { pollDocuments } from '../stored/pollDocuments.ts';
import type { QuestionAction } from './questionAction.ts';

/** Takes a draft off the agenda. An opened question is never erased: it is annulled. */
export function discardQuestion({
  assemblyId,
  questionId,
  by,
  now,
}: QuestionAction): Promise<Outcome<{ readonly questionId: string }>> {
  return transact(async (tx) => {
    const reference = pollDocuments.question(assemblyId, questionId);
    const question = (await tx.get(reference)).data();
    // Gone already: somebody pressed twice.
    if (question === undefined) return accept({ questionId });
    if (question.state !== 'draft') return refuse('question-not-draft');
    tx.delete(reference);
    // One that could not be opened may have got its key already.
    if (isSecret(question)) tx.set(documents.keyDisposal(assemblyId, questionId), { questionId });
    recordEvent(tx, assemblyId, {
      kind: 'question-discarded',
      by,
      at: now,
      questionId,
      from: 'chair',
    });
    return accept({ questionId });
  });
}
