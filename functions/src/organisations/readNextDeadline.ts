import { addDays, localDateOf, type NextDeadline, nextDeadline } from '@asamblea/domain';
import { type ReadingMeeting, readHeldMeeting, readLastDay } from '../sessions/readHeldMeeting.ts';

/** The next thing that the law asks for after a meeting that was closed; null when nothing is left. */
export async function readNextDeadline(held: ReadingMeeting): Promise<NextDeadline | null> {
  const today = localDateOf(held.now, held.assembly.timeZone);
  if ((await readLastDay(held)) < addDays(today, -oldestDays)) return null;
  return nextDeadline(await readHeldMeeting(held), today);
}

/** No deadline of a law that the product knows is longer than a year: what is older is not read. */
const oldestDays = 370;
