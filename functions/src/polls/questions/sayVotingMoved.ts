import type { Question } from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { FieldValue, type Transaction } from '../../kernel/database/firestore.ts';

/** Wakes what listens to the sessions of these questions: nothing listens to the questions themselves. */
export function sayVotingMoved(
  tx: Transaction,
  assemblyId: string,
  moved: readonly Pick<Question, 'session'>[],
): void {
  for (const session of new Set(moved.map((question) => question.session))) {
    tx.update(documents.session(assemblyId, session), { votingMoves: FieldValue.increment(1) });
  }
}
