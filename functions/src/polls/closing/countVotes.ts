import {
  type AssemblySession,
  type Attendance,
  instantOf,
  isSecret,
  movementsOf,
  presentAt,
  type Question,
  type Unit,
  unitsBefore,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import {
  isServed,
  readAsOf,
  readTogether,
  type Timestamp,
  type Transaction,
} from '../../kernel/database/firestore.ts';
import { datedEvents } from '../../kernel/events/datedEvents.ts';
import { questionKeys } from '../../kernel/keys/openQuestionKeys.ts';
import type { QuestionKeys } from '../../kernel/keys/questionKeys.ts';
import { readMended } from '../../meeting/quorum/readMended.ts';
import { peopleDocuments } from '../../people/rosters/peopleDocuments.ts';
import { pollDocuments } from '../questions/pollDocuments.ts';
import type { Counted } from './counted.ts';
import { countNamed } from './countNamed.ts';
import { countSecret } from './countSecret.ts';
import { hourOf } from './hourOf.ts';
import { rewindAttendance } from './rewindAttendance.ts';
import { seatWritten } from './seatWritten.ts';

/**
 * Third step of closing: counts the votes of the line, which is the commit that turned the question to
 * `counting`, over the hall and the roster of the hour. Null when it is not counting: there is nothing to
 * count.
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
  const hour = hourOf(question, line);
  const [hall, votes] = await Promise.all(
    isServed(hour, now)
      ? [
          readAsOf(hour, (tx) => readHall(tx, assemblyId, question)),
          readAsOf(line, (tx) => readVotes(tx, assemblyId, question)),
        ]
      : [
          readLateHall(assemblyId, question, hour),
          // Votes do not change after the line.
          readTogether((tx) => readVotes(tx, assemblyId, question)),
        ],
  );
  const place = { assemblyId, session: question.session };
  const { attendance, written } = await seatWritten(place, hall.attendance, hour);
  const closedAt = hour.toMillis();
  const closing = { ...hall, ...votes, attendance, assemblyId, question, closedAt };
  const counted = isSecret(question) ? await countSecret(closing, keys) : countNamed(closing);
  return { ...counted, written };
}

async function readHall(tx: Transaction, assemblyId: string, question: Question) {
  const assembly = (await tx.get(documents.assembly(assemblyId))).data();
  const roster = assembly?.activeRoster ?? null;
  const session = (await tx.get(documents.session(assemblyId, question.session))).data();
  const [installed, units, attendance] = await Promise.all([
    readInstalled(tx, assemblyId, question, session),
    roster === null ? null : tx.get(peopleDocuments.units(assemblyId, roster)),
    tx.get(peopleDocuments.attendance(assemblyId, question.session)),
  ]);
  return {
    roster,
    timeZone: assembly?.timeZone ?? 'UTC',
    call: session?.call ?? 1,
    ...(installed === null ? {} : { installed }),
    units: units?.docs.map((unit): Unit => unit.data()) ?? [],
    attendance: attendance.docs.map((unit): Attendance => unit.data()),
  };
}

async function readVotes(tx: Transaction, assemblyId: string, question: Question) {
  const { questionId } = question;
  const secret = isSecret(question);
  const [ballots, participations, shards] = await Promise.all([
    secret ? null : tx.get(pollDocuments.ballots(assemblyId, questionId)),
    secret ? tx.get(pollDocuments.participations(assemblyId, questionId)) : null,
    secret ? tx.get(pollDocuments.sealedShards(assemblyId, questionId)) : null,
  ]);
  return {
    ballots: ballots?.docs.map((ballot) => ballot.data()) ?? [],
    participations: participations?.docs.map((one) => one.data()) ?? [],
    shards: shards?.docs.map((shard) => ({ ...shard.data(), shard: shard.id })) ?? [],
  };
}

/** Who was there when the meeting was installed, where the law measures the quorum then. */
export async function readInstalled(
  tx: Transaction,
  assemblyId: string,
  { rule, session: number }: Pick<Question, 'rule' | 'session'>,
  session: Pick<AssemblySession, 'installedAsOf'> | undefined,
): Promise<ReadonlySet<string> | null> {
  const { installedAsOf } = session ?? {};
  if (rule.quorumAt !== 'installation' || installedAsOf === undefined) return null;
  const events = await tx.get(documents.events(assemblyId).where('session', '==', number));
  return presentAt(movementsOf(datedEvents(events.docs)), installedAsOf);
}

/**
 * More than an hour after the hour the past is gone: the hall is taken back by its events, and the units
 * that were mended in place by what they were. Another roster cannot come while a question is open.
 */
async function readLateHall(assemblyId: string, question: Question, hour: Timestamp) {
  const { mended, ...present } = await readTogether(async (tx) => {
    const hall = await readHall(tx, assemblyId, question);
    const { roster } = hall;
    return { ...hall, mended: roster === null ? [] : await readMended(tx, assemblyId, roster) };
  });
  const before = unitsBefore(mended, instantOf(hour));
  const attendance = await rewindAttendance(assemblyId, present.attendance, hour);
  return {
    ...present,
    units: present.units.map((unit) => before.get(unit.unitId) ?? unit),
    attendance: attendance.map((seat) => {
      const { weight = seat.weight } = before.get(seat.unitId) ?? {};
      return { ...seat, weight };
    }),
  };
}
