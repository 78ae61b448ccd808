import { type Attendance, sharesOf } from '@asamblea/domain';
import { writeInChunks } from '../../kernel/database/writeInChunks.ts';
import { headAt, type SessionPlace } from '../../people/seats/seatPlaces.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';

/** A hall that is full from the start, without anybody going to a desk: attendance and heads. */
export async function fillHall(
  place: SessionPlace,
  seats: readonly Attendance[],
  owing: ReadonlySet<string> = new Set(),
): Promise<void> {
  await writeInChunks([...sharesOf(seats)], (batch, [headId, share]) =>
    batch.set(headAt(place, headId), { ...share, owes: owing.has(headId) }),
  );
  // Last: it is what brings the screens up to date, and a desk writes both at once.
  const attendance = peopleDocuments.attendance(place.assemblyId, place.session);
  await writeInChunks(seats, (batch, seat) => batch.set(attendance.doc(seat.unitId), seat));
}
