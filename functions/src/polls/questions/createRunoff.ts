import { accept, type Outcome, type Question, refuse, roomAfter, runoffOf } from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { transact } from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { pollDocuments } from '../stored/pollDocuments.ts';
import type { QuestionAction } from './questionAction.ts';

export interface RunoffCreation extends QuestionAction {
  /** Of the draft to create. */
  readonly runoffId: string;
}

/**
 * Leaves, right after an election without a majority, the draft of its second round. There is one:
 * asking again answers with it.
 */
export function createRunoff(
  asked: RunoffCreation,
): Promise<Outcome<{ readonly questionId: string; readonly number: number }>> {
  const { assemblyId, questionId, runoffId, by, now } = asked;
  return transact(async (tx) => {
    const [found, foundResult, foundAssembly] = await Promise.all([
      tx.get(pollDocuments.questions(assemblyId)),
      tx.get(pollDocuments.result(assemblyId, questionId)),
      tx.get(documents.assembly(assemblyId)),
    ]);
    const agenda = found.docs.map((one) => one.data());
    const question = agenda.find((one) => one.questionId === questionId);
    const result = foundResult.data();
    const assembly = foundAssembly.data();
    if (question === undefined) return refuse('question-unknown');
    if (assembly === undefined) return refuse('assembly-unknown');
    if (question.state === 'annulled') return refuse('question-annulled');
    if (question.state !== 'closed' || result === undefined) return refuse('question-not-closed');
    const before = agenda.find((one) => one.runoffOf === questionId && one.state !== 'annulled');
    if (before !== undefined) {
      return accept({ questionId: before.questionId, number: before.number });
    }
    if (agenda.some((one) => one.questionId === runoffId)) return refuse('question-exists');
    const terms = runoffOf(question, result);
    if (!terms.ok) return terms;
    const { number, pushed } = roomAfter(agenda, question.number);
    for (const change of pushed) {
      tx.update(pollDocuments.question(assemblyId, change.questionId), { number: change.number });
    }
    const {
      repeats: _repeats,
      repetition: _repetition,
      ballotIds: _ballotIds,
      named: _named,
      proposed: _proposed,
      requests: _requests,
      nominations: _nominations,
      paper: _paper,
      ...asBefore
    } = question;
    const draft: Question = {
      ...asBefore,
      ...terms.value,
      questionId: runoffId,
      number,
      session: assembly.activeSession,
      state: 'draft',
      openedAt: null,
      closesAt: null,
      quorumAtOpening: null,
    };
    tx.create(pollDocuments.question(assemblyId, runoffId), draft);
    recordEvent(tx, assemblyId, {
      kind: 'question-created',
      by,
      at: now,
      questionId: runoffId,
      from: 'chair',
    });
    return accept({ questionId: runoffId, number });
  });
}
