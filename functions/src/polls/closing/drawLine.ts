import {
  accept,
  type ClosingDrain,
  decideCounting,
  drainOf,
  type Outcome,
  type Question,
  refuse,
} from '@asamblea/domain';
import { transact } from '../../kernel/database/firestore.ts';
import type { BallotAction } from '../questions/questionAction.ts';
import { sayVotingMoved } from '../questions/sayVotingMoved.ts';
import { pollDocuments } from '../stored/pollDocuments.ts';

export interface DrawnLine {
  readonly questions: readonly Question[];
  /** How long is still to be waited; until then there is no line. */
  readonly leftMillis: number;
}

/**
 * Second step of closing: draws the line, once what was on its way had its time. The commit of this
 * transaction is the instant that decides: every vote reads the question in its own transaction, so it is
 * committed before the line, or refused. Those that close together have the same line; one that is
 * counted already, or was annulled meanwhile, stays as it is. The time that passed is read from the database,
 * which has one clock: a resuming process needs no clock of its own.
 */
export function drawLine(
  { assemblyId, questionIds }: Pick<BallotAction, 'assemblyId' | 'questionIds'>,
  drain: ClosingDrain,
): Promise<Outcome<DrawnLine>> {
  return transact(async (tx) => {
    const [found, marks] = await Promise.all([
      tx.getAll(...questionIds.map((id) => pollDocuments.question(assemblyId, id))),
      tx.getAll(...questionIds.map((id) => pollDocuments.closing(assemblyId, id))),
    ]);
    const questions: Question[] = [];
    const drawn: Question[] = [];
    let leftMillis = 0;
    for (const [i, snapshot] of found.entries()) {
      const question = snapshot.data();
      if (question === undefined) return refuse('question-unknown');
      const counting = question.state === 'closing' ? decideCounting(question) : accept(question);
      if (!counting.ok) return counting;
      questions.push(counting.value);
      if (counting.value === question) continue;
      drawn.push(counting.value);
      // One that began to close before there were marks has only its last change.
      const began = marks[i]?.createTime ?? snapshot.updateTime;
      const stood = snapshot.readTime.toMillis() - (began?.toMillis() ?? 0);
      leftMillis = Math.max(leftMillis, drainOf(question, drain) - stood);
    }
    if (leftMillis > 0) return accept({ questions, leftMillis });
    for (const question of drawn) {
      const { questionId } = question;
      tx.set(pollDocuments.question(assemblyId, questionId), question);
      tx.set(pollDocuments.closing(assemblyId, questionId), { step: 'counting' });
    }
    sayVotingMoved(tx, assemblyId, drawn);
    return accept({ questions, leftMillis: 0 });
  });
}
