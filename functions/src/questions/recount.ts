import {
  type Attendance,
  type Ballot,
  closeQuestion,
  type Question,
  type QuestionResult,
  type Unit,
} from '@asamblea/domain';
import { documents } from '../platform/documents.ts';
import { readAsOf, readTogether, type Timestamp, type Transaction } from '../platform/firestore.ts';
import { rewindAttendance } from './rewindAttendance.ts';

/** The database serves its own past for an hour; a margin keeps us clear of its edge. */
const pastServedMillis = 55 * 60 * 1000;

/**
 * Second step of closing: counts ballots and attendance as of the line, which is the last change of
 * the question while it is `closing`. Null when it is not closing: there is nothing to count.
 */
export async function recount(
  assemblyId: string,
  questionId: string,
  now: number,
): Promise<QuestionResult | null> {
  const found = await documents.question(assemblyId, questionId).get();
  const question = found.data();
  const line = found.updateTime;
  if (question?.state !== 'closing' || line === undefined) return null;
  const served = now - line.toMillis() < pastServedMillis;
  const then = served
    ? await readAsOf(line, (tx) => readCast(tx, assemblyId, question))
    : await readLate(assemblyId, question, line);
  return closeQuestion({ question, closedAt: line.toMillis(), ...then });
}

async function readCast(tx: Transaction, assemblyId: string, question: Question) {
  const assembly = (await tx.get(documents.assembly(assemblyId))).data();
  const roster = assembly?.activeRoster ?? null;
  const [session, units, ballots, attendance] = await Promise.all([
    tx.get(documents.session(assemblyId, question.session)),
    roster === null ? null : tx.get(documents.units(assemblyId, roster)),
    tx.get(documents.ballots(assemblyId, question.questionId)),
    tx.get(documents.attendance(assemblyId, question.session)),
  ]);
  return {
    call: session.data()?.call ?? 1,
    units: units?.docs.map((unit): Unit => unit.data()) ?? [],
    ballots: ballots.docs.map((ballot): Ballot => ballot.data()),
    attendance: attendance.docs.map((unit): Attendance => unit.data()),
  };
}

/**
 * More than an hour after the line the past is gone. Ballots do not change after it and the roster
 * cannot while the question is closing; only the attendance has to be taken back, by its events.
 */
async function readLate(assemblyId: string, question: Question, line: Timestamp) {
  const present = await readTogether((tx) => readCast(tx, assemblyId, question));
  const attendance = await rewindAttendance(assemblyId, present.attendance, line);
  return { ...present, attendance };
}
