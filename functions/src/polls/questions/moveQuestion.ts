import { accept, decideOrder, type Outcome } from '@asamblea/domain';
import { transact } from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { pollDocuments } from '../stored/pollDocuments.ts';
import type { QuestionAction } from './questionAction.ts';

export interface Move extends QuestionAction {
  /** That of another draft. */
  readonly number: number;
}

/** Gives a draft another place among those that wait. */
export function moveQuestion({
  assemblyId,
  questionId,
  by,
  now,
  number,
}: Move): Promise<Outcome<{ readonly number: number }>> {
  return transact(async (tx) => {
    const agenda = (await tx.get(pollDocuments.questions(assemblyId))).docs.map((one) =>
      one.data(),
    );
    const decided = decideOrder(agenda, questionId, number);
    if (!decided.ok) return decided;
    for (const change of decided.value) {
      tx.update(pollDocuments.question(assemblyId, change.questionId), { number: change.number });
    }
    if (decided.value.length > 0) {
      recordEvent(tx, assemblyId, {
        kind: 'question-moved',
        by,
        at: now,
        questionId,
        from: 'chair',
      });
    }
    return accept({ number });
  });
}
