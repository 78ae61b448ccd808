import {
  accept,
  type CreateQuestionRequest,
  type Outcome,
  type Question,
  refuse,
  termsOf,
} from '@asamblea/domain';
import { attachDocuments } from '../attachments/attachDocuments.ts';
import { recordEvent } from '../events/recordEvent.ts';
import { documents } from '../platform/documents.ts';
import { transact } from '../platform/firestore.ts';
import { placeUnderPoint } from './placeUnderPoint.ts';

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
    const reference = documents.question(assemblyId, questionId);
    const [found, assembly, last] = await Promise.all([
      tx.get(reference),
      tx.get(documents.assembly(assemblyId)),
      tx.get(documents.questions(assemblyId).orderBy('number', 'desc').limit(1)),
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
      ...{ assemblyId, by, now, holder: { questionId } },
      ...{ before: [], after: request.documentIds },
    });
    if (!attached.ok) return attached;
    const question: Question = {
      questionId,
      number: (last.docs[0]?.data().number ?? 0) + 1,
      ...terms.value,
      session: held.activeSession,
      state: 'draft',
      openedAt: null,
      closesAt: null,
      quorumAtOpening: null,
    };
    const placed = await placeUnderPoint(tx, assemblyId, question);
    if (!placed.ok) return placed;
    const { number } = placed.value;
    tx.create(reference, { ...question, number });
    recordEvent(tx, assemblyId, { kind: 'question-created', by, at: now, questionId });
    attached.value.record();
    return accept({ questionId, number });
  });
}
