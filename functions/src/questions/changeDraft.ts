import {
  type Assembly,
  type AssemblyEvent,
  accept,
  type Outcome,
  type Question,
  refuse,
} from '@asamblea/domain';
import { recordEvent } from '../events/recordEvent.ts';
import { documents } from '../platform/documents.ts';
import { transact } from '../platform/firestore.ts';
import type { QuestionAction } from './openQuestion.ts';

/** What changes, and the event that it leaves; what is decided to stay as it was leaves none. */
export interface DraftChange {
  readonly decide: (question: Question, assembly: Assembly) => Outcome<Question>;
  readonly event: Pick<AssemblyEvent, 'kind' | 'personId' | 'nomination'>;
}

/** One change of a question on the floor, in one transaction; repeating it changes nothing. */
export function changeDraft(
  { assemblyId, questionId, by, now }: QuestionAction,
  { decide, event }: DraftChange,
): Promise<Outcome<{ readonly questionId: string }>> {
  return transact(async (tx) => {
    const reference = documents.question(assemblyId, questionId);
    const [found, assembly] = await Promise.all([
      tx.get(reference),
      tx.get(documents.assembly(assemblyId)),
    ]);
    const question = found.data();
    const held = assembly.data();
    if (question === undefined) return refuse('question-unknown');
    if (held === undefined) return refuse('assembly-unknown');
    const decided = decide(question, held);
    if (!decided.ok) return decided;
    if (JSON.stringify(decided.value) === JSON.stringify(question)) return accept({ questionId });
    tx.set(reference, decided.value);
    recordEvent(tx, assemblyId, { ...event, by, at: now, questionId, from: 'chair' });
    return accept({ questionId });
  });
}
