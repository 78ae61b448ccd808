import {
  type AssemblySession,
  type Attendance,
  isSecret,
  movementsOf,
  presentAt,
  type Question,
  type Unit,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import {
  readAsOf,
  readTogether,
  type Timestamp,
  type Transaction,
} from '../../kernel/database/firestore.ts';
import { datedEvents } from '../../kernel/events/datedEvents.ts';
import { questionKeys } from '../../kernel/keys/openQuestionKeys.ts';
import type { QuestionKeys } from '../../kernel/keys/questionKeys.ts';
import { peopleDocuments } from '../../people/rosters/peopleDocuments.ts';
import { pollDocuments } from '../questions/pollDocuments.ts';
import type { Counted } from './counted.ts';
import { countNamed } from './countNamed.ts';
import { countSecret } from './countSecret.ts';
import { rewindAttendance } from './rewindAttendance.ts';

/** The database serves its own past for an hour; a margin keeps us clear of its edge. */
const pastServedMillis = 55 * 60 * 1000;

/**
 * Third step of closing: counts votes and attendance as of the line, which is the commit that turned
 * the question to `counting`. Null when it is not counting: there is nothing to count.
 */
export async function countVotes(
  assemblyId: string,
  questionId: string,
  now: number,
  keys: QuestionKeys = questionKeys(),
): Promise<Counted | null> {
  const question = (await pollDocuments.question(assemblyId, questionId).get()).data();
  if (question?.state !== 'counting') return null;
  const { updateTime: line } = await pollDocuments.closing(assemblyId, questionId).get();
  if (line === undefined) throw new Error('A question is counted without its line.');
  const served = now - line.toMillis() < pastServedMillis;
  const then = served
    ? await readAsOf(line, (tx) => readCast(tx, assemblyId, question))
    : await readLate(assemblyId, question, line);
  const closing = { ...then, assemblyId, question, closedAt: line.toMillis() };
  return isSecret(question) ? countSecret(closing, keys) : countNamed(closing);
}

async function readCast(tx: Transaction, assemblyId: string, question: Question) {
  const { questionId } = question;
  const secret = isSecret(question);
  const assembly = (await tx.get(documents.assembly(assemblyId))).data();
  const roster = assembly?.activeRoster ?? null;
  const session = (await tx.get(documents.session(assemblyId, question.session))).data();
  const [installed, units, attendance, ballots, participations, shards] = await Promise.all([
    readInstalled(tx, assemblyId, question, session),
    roster === null ? null : tx.get(peopleDocuments.units(assemblyId, roster)),
    tx.get(peopleDocuments.attendance(assemblyId, question.session)),
    secret ? null : tx.get(pollDocuments.ballots(assemblyId, questionId)),
    secret ? tx.get(pollDocuments.participations(assemblyId, questionId)) : null,
    secret ? tx.get(pollDocuments.sealedShards(assemblyId, questionId)) : null,
  ]);
  return {
    timeZone: assembly?.timeZone ?? 'UTC',
    call: session?.call ?? 1,
    ...(installed === null ? {} : { installed }),
    units: units?.docs.map((unit): Unit => unit.data()) ?? [],
    attendance: attendance.docs.map((unit): Attendance => unit.data()),
    ballots: ballots?.docs.map((ballot) => ballot.data()) ?? [],
    participations: participations?.docs.map((one) => one.data()) ?? [],
    shards: shards?.docs.map((shard) => ({ ...shard.data(), shard: shard.id })) ?? [],
  };
}

/** Who was there when the meeting was installed, where the law measures the quorum then. */
async function readInstalled(
  tx: Transaction,
  assemblyId: string,
  { rule, session: number }: Question,
  session: Pick<AssemblySession, 'installedAsOf'> | undefined,
): Promise<ReadonlySet<string> | null> {
  const { installedAsOf } = session ?? {};
  if (rule.quorumAt !== 'installation' || installedAsOf === undefined) return null;
  const events = await tx.get(documents.events(assemblyId).where('session', '==', number));
  return presentAt(movementsOf(datedEvents(events.docs)), installedAsOf);
}

/**
 * More than an hour after the line the past is gone. Votes do not change after it and the roster
 * cannot while the question is counted; only the attendance has to be taken back, by its events.
 */
async function readLate(assemblyId: string, question: Question, line: Timestamp) {
  const present = await readTogether((tx) => readCast(tx, assemblyId, question));
  const attendance = await rewindAttendance(assemblyId, present.attendance, line);
  return { ...present, attendance };
}
