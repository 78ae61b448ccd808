import {
  accept,
  decideExtension,
  type ExtendQuestionsRequest,
  type Outcome,
  type Question,
  refuse,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { getGroups, transact } from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { pollDocuments } from '../stored/pollDocuments.ts';
import type { BallotAction } from './questionAction.ts';

/**
 * Gives open questions more time: the same hour for all, or no change to any. It is the one change that
 * voting lets through, and it is rare.
 */
export function extendQuestions(
  asked: BallotAction & ExtendQuestionsRequest,
): Promise<Outcome<{ readonly closesAt: number }>> {
  const { assemblyId, questionIds, by, now, closesAt } = asked;
  return transact(async (tx) => {
    const references = questionIds.map((questionId) =>
      pollDocuments.question(assemblyId, questionId),
    );
    const { questions } = await getGroups(tx, { questions: references });
    const extended: Question[] = [];
    for (const question of questions) {
      if (question === undefined) return refuse('question-unknown');
      const decided = decideExtension(question, closesAt, now);
      if (!decided.ok) return decided;
      if (decided.value !== question) extended.push(question);
    }
    const sessions = new Set(extended.map(({ session }) => session));
    for (const { questionId } of extended) {
      tx.update(pollDocuments.question(assemblyId, questionId), { closesAt });
      recordEvent(tx, assemblyId, {
        kind: 'question-extended',
        by,
        at: now,
        questionId,
        from: 'chair',
        until: closesAt,
      });
    }
    for (const session of sessions) {
      tx.update(documents.session(assemblyId, session), { extendedTo: closesAt });
    }
    return accept({ closesAt });
  });
}
