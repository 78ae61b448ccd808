import { type Attendance, instantOf, standingAt } from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { readEach, readTogether, type Timestamp } from '../../kernel/database/firestore.ts';
import { datedEvents } from '../../kernel/events/datedEvents.ts';
import type { SessionPlace } from '../../people/seats/seatPlaces.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';

interface Written {
  readonly attendance: readonly Attendance[];
  /** How many units stand otherwise for what was written. */
  readonly written: number;
}

/**
 * The hall of an hour, with what desks without network had written by then and sent after it. Work that
 * nobody has sent yet is missing: the count has waited for it.
 */
export async function seatWritten(
  { assemblyId, session }: SessionPlace,
  attendance: readonly Attendance[],
  hour: Timestamp,
): Promise<Written> {
  const events = documents.events(assemblyId);
  const hourMillis = hour.toMillis();
  const written = await events.where('pressedAt', '<=', hourMillis).get();
  const isLate = (event: { readonly committed: string; readonly session?: number }) =>
    event.session === session && event.committed > instantOf(hour);
  const late = datedEvents(written.docs).filter(isLate);
  const unitIds = [...new Set(late.flatMap(({ unitId }) => unitId ?? []))];
  if (unitIds.length === 0) return { attendance, written: 0 };
  const moves = await Promise.all(
    unitIds.map(async (unitId) => (await events.where('unitId', '==', unitId).get()).docs),
  );
  const present = attendance.filter((seat) => seat.present).map(({ unitId }) => unitId);
  const later = datedEvents(moves.flat()).filter(isLate);
  const presentByHour = standingAt(new Set(present), later, hourMillis);
  const seats = peopleDocuments.attendance(assemblyId, session);
  const now = await readTogether((tx) =>
    readEach(
      tx,
      unitIds.map((unitId) => seats.doc(unitId)),
    ),
  );
  const seatOf = new Map(attendance.map((seat) => [seat.unitId, seat]));
  // A person who came in without network was not seated by the hour: theirs is the seat they got later.
  for (const seat of now) {
    const wasThere = seatOf.get(seat.unitId)?.present === true;
    if (!wasThere && presentByHour.has(seat.unitId)) seatOf.set(seat.unitId, seat);
  }
  const then = new Set(present);
  return {
    attendance: [...seatOf.values()].map((seat) => ({
      ...seat,
      present: presentByHour.has(seat.unitId),
    })),
    written: unitIds.filter((unitId) => then.has(unitId) !== presentByHour.has(unitId)).length,
  };
}
