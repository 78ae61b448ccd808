import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);
dayjs.extend(timezone);

/** How many days on the calendar of that zone, or of this machine, lie between now and then; 0 on the very day. */
export function daysUntil(then: number, now: number, timeZone?: string): number {
  const dayOf = (at: number) => {
    const local = timeZone === undefined ? dayjs(at) : dayjs(at).tz(timeZone);
    // As a date without a clock: a day of 23 or 25 hours is a day.
    return Date.UTC(local.year(), local.month(), local.date());
  };
  return Math.round((dayOf(then) - dayOf(now)) / 86_400_000);
}
