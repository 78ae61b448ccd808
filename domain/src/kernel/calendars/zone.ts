import { dateOfDay, dayNumber, type LocalDate } from './localDate.ts';
import { type LocalTime, minutesOf } from './localTime.ts';

const dayMillis = 86_400_000;
/** The day number of 1 January 1970, where instants begin. */
const epochDay = 719_468;

/** The civil date in the zone (`America/Bogota`) at an instant in milliseconds since 1970. */
export function localDateOf(instantMillis: number, timeZone: string): LocalDate {
  return dateOfDay(epochDay + Math.floor(wallMillis(instantMillis, timeZone) / dayMillis));
}

/** The time of the clock in the zone at the instant: seconds are cut off. */
export function localTimeOf(instantMillis: number, timeZone: string): LocalTime {
  const wall = wallMillis(instantMillis, timeZone);
  const minutes = Math.floor((wall - Math.floor(wall / dayMillis) * dayMillis) / 60_000);
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}

/**
 * The instant, in milliseconds since 1970, at which clocks of the zone show that date and time.
 * A time that happens twice (clocks go back) is the first of the two. A time that never happens (clocks go
 * forward) is moved on by the skipped part: 02:30 of a night without two o'clock is 03:30.
 */
export function instantOfLocal(date: LocalDate, time: LocalTime, timeZone: string): number {
  const wall = (dayNumber(date) - epochDay) * dayMillis + minutesOf(time) * 60_000;
  const before = wall - offsetAt(wall - dayMillis, timeZone);
  const after = wall - offsetAt(wall + dayMillis, timeZone);
  const shown = [before, after].filter((instant) => wallMillis(instant, timeZone) === wall);
  return shown.length === 0 ? before : Math.min(...shown);
}

function offsetAt(instantMillis: number, timeZone: string): number {
  return wallMillis(instantMillis, timeZone) - instantMillis;
}

/** The zone's clock read as if it were UTC, in milliseconds; fractions of a second are cut off. */
function wallMillis(instantMillis: number, timeZone: string): number {
  const parts = new Map<string, string>();
  for (const { type, value } of formatterOf(timeZone).formatToParts(instantMillis)) {
    parts.set(type, value);
  }
  const read = (type: string) => String(parts.get(type));
  const date = `${read('year')}-${read('month')}-${read('day')}`;
  const minutes = minutesOf(`${read('hour')}:${read('minute')}`);
  return (dayNumber(date) - epochDay) * dayMillis + (minutes * 60 + Number(read('second'))) * 1000;
}

/** Making one takes longer than a hundred readings of it. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formatters.set(timeZone, made);
  return made;
}
