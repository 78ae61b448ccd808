import { addDays } from '../../kernel/calendars/localDate.ts';
import { instantOfLocal, localDateOf } from '../../kernel/calendars/zone.ts';

/** A recess of a long night is not another day, whatever the calendar says meanwhile. */
const recessMillis = 6 * 60 * 60 * 1000;

/**
 * When a session that is suspended at an instant goes on with nobody present: as the next civil day of
 * its zone begins, and never before six hours have passed. Milliseconds.
 */
export function hallEmptiesAt(suspendedAt: number, timeZone: string): number {
  const tomorrow = addDays(localDateOf(suspendedAt, timeZone), 1);
  return Math.max(instantOfLocal(tomorrow, '00:00', timeZone), suspendedAt + recessMillis);
}
