import { addDays } from '../../kernel/calendars/localDate.ts';
import type { LocalTime } from '../../kernel/calendars/localTime.ts';
import { instantOfLocal, localDateOf } from '../../kernel/calendars/zone.ts';

/** An hour as people write it beside a signature: `3:40 p. m.`, `15:40`, `15h40`, `3.40pm`; or null. */
export function readHour(text: string): LocalTime | null {
  const match = /^(\d{1,2})(?:\s*[:.h]\s*(\d{2}))?(?::\d{2})?\s*h?\s*(?:([ap])\.?\s*m\.?)?$/iu.exec(
    text.trim(),
  );
  if (match === null) return null;
  const [, written = '', minutes = '00', half] = match;
  const hour = Number(written);
  if (Number(minutes) > 59) return null;
  if (half === undefined) return hour > 23 ? null : clock(hour, minutes);
  if (hour < 1 || hour > 12) return null;
  return clock((hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0), minutes);
}

/** An hour long before the session began belongs to the day after: the session went past midnight. */
const longBeforeMillis = 12 * 3_600_000;

/** The instant of an hour written in a session that began at that instant. */
export function instantOfHour(time: LocalTime, startsAt: number, timeZone: string): number {
  const date = localDateOf(startsAt, timeZone);
  const sameDay = instantOfLocal(date, time, timeZone);
  return startsAt - sameDay > longBeforeMillis
    ? instantOfLocal(addDays(date, 1), time, timeZone)
    : sameDay;
}

function clock(hour: number, minutes: string): LocalTime {
  return `${String(hour).padStart(2, '0')}:${minutes}`;
}
