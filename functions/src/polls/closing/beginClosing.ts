import { accept, decideClosing, type Outcome, type Question, refuse } from '@asamblea/domain';
import { getGroups, transact } from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import type { BallotAction } from '../questions/questionAction.ts';
import { sayVotingMoved } from '../questions/sayVotingMoved.ts';
import { pollDocuments } from '../stored/pollDocuments.ts';

/**
 * First step of closing: every screen says that it closes, and votes are still taken. All of them, or
 * none when one cannot be closed.
 */
export function beginClosing(asked: BallotAction): Promise<Outcome<readonly Question[]>> {
  const { assemblyId, questionIds, by, now } = asked;
  return transact(async (tx) => {
    const references = questionIds.map((questionId) =>
      pollDocuments.question(assemblyId, questionId),
    );
    const read = await getGroups(tx, { questions: references });
    const closing: Question[] = [];
    for (const question of read.questions) {
      const decision =
        question === undefined ? refuse('question-unknown') : decideClosing(question, now);
      if (!decision.ok) return decision;
      closing.push(decision.value);
    }
    const begun = closing.filter((question, i) => question !== read.questions[i]);
    for (const question of begun) {
      const { questionId } = question;
      tx.set(pollDocuments.question(assemblyId, questionId), question);
      tx.set(pollDocuments.closing(assemblyId, questionId), { step: 'closing' });
      recordEvent(tx, assemblyId, { kind: 'question-closing', by, at: now, questionId });
    }
    sayVotingMoved(tx, assemblyId, begun);
    return accept(closing);
  });
}
