import {
  accept,
  type CreateQuestionRequest,
  type Outcome,
  refuse,
  termsOf,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { transact } from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { attachDocuments } from '../../meeting/attachments/attachDocuments.ts';
import { pollDocuments } from '../stored/pollDocuments.ts';
import { addDraft } from './addDraft.ts';

export interface Creation {
  readonly assemblyId: string;
  readonly by: string;
  readonly request: CreateQuestionRequest;
  readonly now: number;
}

/**
 * Adds a draft at the end of its point of the agenda, or of all when it has none. The same id again answers
 * with what it created.
 */
export function createQuestion({
  assemblyId,
  by,
  request,
  now,
}: Creation): Promise<Outcome<{ readonly questionId: string; readonly number: number }>> {
  const { questionId, text } = request;
  return transact(async (tx) => {
    const [found, assembly, last] = await Promise.all([
      tx.get(pollDocuments.question(assemblyId, questionId)),
      tx.get(documents.assembly(assemblyId)),
      tx.get(pollDocuments.questions(assemblyId).orderBy('number', 'desc').limit(1)),
    ]);
    const existing = found.data();
    if (existing !== undefined) {
      return existing.text === text
        ? accept({ questionId, number: existing.number })
        : refuse('question-exists');
    }
    const held = assembly.data();
    if (held === undefined) return refuse('assembly-unknown');
    const terms = termsOf(held, request);
    if (!terms.ok) return terms;
    const attached = await attachDocuments(tx, {
      assemblyId,
      by,
      now,
      holder: { questionId },
      before: [],
      after: request.documentIds,
    });
    if (!attached.ok) return attached;
    const added = await addDraft(tx, {
      assemblyId,
      questionId,
      assembly: held,
      terms: terms.value,
      lastNumber: last.docs[0]?.data().number ?? 0,
    });
    if (!added.ok) return added;
    recordEvent(tx, assemblyId, { kind: 'question-created', by, at: now, questionId });
    attached.value.record();
    return accept({ questionId, number: added.value });
  });
}
