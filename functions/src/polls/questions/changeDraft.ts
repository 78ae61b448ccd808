import {
  type Assembly,
  type AssemblyEvent,
  accept,
  type Outcome,
  type Question,
} from '@asamblea/domain';
import { type Transaction, transact } from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { pollDocuments } from '../stored/pollDocuments.ts';
import type { QuestionAction } from './questionAction.ts';
import { readQuestion } from './readQuestion.ts';

/** The changed fields, and the event of the change; a decision that changes nothing leaves none. */
export interface DraftChange {
  readonly decide: (
    question: Question,
    assembly: Assembly,
    tx: Transaction,
  ) => Outcome<Question> | Promise<Outcome<Question>>;
  readonly event: Pick<AssemblyEvent, 'kind' | 'personId' | 'unitId' | 'nomination'>;
}

/** One change of a question in the meeting, in one transaction; repeating it changes nothing. */
export function changeDraft(
  { assemblyId, questionId, by, now }: QuestionAction,
  { decide, event }: DraftChange,
): Promise<Outcome<{ readonly questionId: string }>> {
  return transact(async (tx) => {
    const read = await readQuestion(tx, { assemblyId, questionId });
    if (!read.ok) return read;
    const { question, assembly } = read.value;
    const decided = await decide(question, assembly, tx);
    if (!decided.ok) return decided;
    if (JSON.stringify(decided.value) === JSON.stringify(question)) return accept({ questionId });
    tx.set(pollDocuments.question(assemblyId, questionId), decided.value);
    recordEvent(tx, assemblyId, { ...event, by, at: now, questionId, from: 'chair' });
    return accept({ questionId });
  });
}
