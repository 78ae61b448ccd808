import {
  type AssemblySession,
  type Attendance,
  instantOf,
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
import { readMended } from '../../meeting/quorum/readMended.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { rewindAttendance } from './rewindAttendance.ts';
import { seatWritten } from './seatWritten.ts';

type Asked = Pick<Question, 'rule' | 'session'>;

/** The hall and the roster of an hour, with what desks without network had written by then. */
export async function readHallAt(
  assemblyId: string,
  question: Asked,
  hour: Timestamp,
  now: number,
) {
  const hall = isServed(hour, now)
    ? await readAsOf(hour, (tx) => readHall(tx, assemblyId, question))
    : await readLateHall(assemblyId, question, hour);
  const place = { assemblyId, session: question.session };
  const { attendance, written } = await seatWritten(place, hall.attendance, hour);
  return { ...hall, attendance, written };
}

async function readHall(tx: Transaction, assemblyId: string, question: Asked) {
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

/** The units present when the meeting was installed, where the law measures the quorum then. */
export async function readInstalled(
  tx: Transaction,
  assemblyId: string,
  { rule, session: number }: Asked,
  session: Pick<AssemblySession, 'installedAsOf'> | undefined,
): Promise<ReadonlySet<string> | null> {
  const { installedAsOf } = session ?? {};
  if (rule.quorumAt !== 'installation' || installedAsOf === undefined) return null;
  const events = await tx.get(documents.events(assemblyId).where('session', '==', number));
  return presentAt(movementsOf(datedEvents(events.docs)), installedAsOf);
}

/**
 * More than an hour after the hour the past is gone: the hall is taken back by its events, and the units
 * edited in place by their former values. Another roster cannot come while a question is open.
 */
async function readLateHall(assemblyId: string, question: Asked, hour: Timestamp) {
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
