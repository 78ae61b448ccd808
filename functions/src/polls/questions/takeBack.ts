import {
  type AnnulQuestionRequest,
  type AssemblySession,
  accept,
  decideAnnulment,
  type EventOrigin,
  isSecret,
  type Outcome,
  openWithout,
  type Question,
  refuse,
  stagedIds,
  stageWithout,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { type Transaction, transact } from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { consentDocuments } from '../stored/consentDocuments.ts';
import { pollDocuments } from '../stored/pollDocuments.ts';
import type { QuestionAction } from './questionAction.ts';

export interface Annulling extends QuestionAction, AnnulQuestionRequest {}

export interface TakingBack extends Annulling {
  readonly from: EventOrigin;
  /** Asked of the question as it is found; not said: whatever was opened may be taken back. */
  readonly isWanted?: (question: Question) => boolean;
}

interface TakenBack {
  readonly questionId: string;
  readonly repeatAs: string | null;
  readonly wasSecret: boolean;
}

/** The one transaction that annuls. The key of a secret vote is left for another process to destroy. */
export function takeBack({
  assemblyId,
  questionId,
  by,
  now,
  reason,
  repeatAs,
  from,
  isWanted,
}: TakingBack): Promise<Outcome<TakenBack>> {
  return transact(async (tx) => {
    const agenda = (await tx.get(pollDocuments.questions(assemblyId))).docs.map((one) =>
      one.data(),
    );
    const question = agenda.find((one) => one.questionId === questionId);
    if (question === undefined) return refuse('question-unknown');
    if (isWanted?.(question) === false) return refuse('question-not-open');
    const decided = decideAnnulment(question, { at: now, by, reason });
    if (!decided.ok) return decided;
    const wasSecret = isSecret(question);
    if (decided.value === question) {
      const repetition = agenda.find((one) => one.repeats === questionId);
      return accept({ questionId, repeatAs: repetition?.questionId ?? null, wasSecret });
    }
    if (repeatAs !== null && agenda.some((one) => one.questionId === repeatAs)) {
      return refuse('question-exists');
    }
    const sessionRef = documents.session(assemblyId, question.session);
    const resultRef = pollDocuments.result(assemblyId, questionId);
    const consentRef = consentDocuments.one(assemblyId, questionId);
    const [session, result, assembly, consent] = await Promise.all([
      tx.get(sessionRef),
      tx.get(resultRef),
      tx.get(documents.assembly(assemblyId)),
      tx.get(consentRef),
    ]);
    tx.set(pollDocuments.question(assemblyId, questionId), decided.value);
    // Nobody will count it: what is sealed stays sealed.
    if (wasSecret) tx.set(documents.keyDisposal(assemblyId, questionId), { questionId });
    if (result.data() !== undefined) tx.update(resultRef, { annulment: { at: now, reason } });
    if (consent.exists) tx.update(consentRef, { state: 'annulled', dueAt: null });
    const before = session.data();
    if (before !== undefined && concerns(before, questionId)) {
      const stage = stageWithout(before.stage, questionId);
      tx.update(sessionRef, { openQuestionIds: openWithout(before, questionId), stage });
    }
    recordEvent(tx, assemblyId, { kind: 'question-annulled', by, at: now, questionId, from });
    if (repeatAs !== null) {
      const session = assembly.data()?.activeSession ?? question.session;
      repeat(tx, { assemblyId, by, now, question, repeatAs, session });
    }
    return accept({ questionId, repeatAs, wasSecret });
  });
}

function concerns(session: AssemblySession, questionId: string): boolean {
  return [...session.openQuestionIds, ...stagedIds(session.stage)].includes(questionId);
}

interface Repetition {
  readonly assemblyId: string;
  readonly by: string;
  readonly now: number;
  readonly question: Question;
  readonly repeatAs: string;
  readonly session: number;
}

function repeat(tx: Transaction, asked: Repetition): void {
  const { assemblyId, by, now, question, repeatAs, session } = asked;
  const {
    ballotIds: _ballotIds,
    named: _named,
    protests: _made,
    requests: _requests,
    paper: _paper,
    ...asBefore
  } = question;
  const repetition = (question.repetition ?? 0) + 1;
  tx.create(pollDocuments.question(assemblyId, repeatAs), {
    ...asBefore,
    questionId: repeatAs,
    repetition,
    session,
    repeats: question.questionId,
    state: 'draft',
    openedAt: null,
    closesAt: null,
    quorumAtOpening: null,
  });
  recordEvent(tx, assemblyId, {
    kind: 'question-created',
    by,
    at: now,
    questionId: repeatAs,
    from: 'chair',
  });
}
