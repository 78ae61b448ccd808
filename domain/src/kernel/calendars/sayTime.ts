import { type LocalTime, minutesOf } from './localTime.ts';

/**
 * Where clocks count to twenty-four: in Spain. The other countries whose law is built in write `p. m.`.
 * Source: Unicode CLDR, timeData, the preferred hour of each region (`H` for ES; `h` for AR, CL, CO, MX).
 */
const toTwentyFour: readonly string[] = ['Europe/Madrid', 'Africa/Ceuta', 'Atlantic/Canary'];

/** `8:00 p. m.`, or `20:00`: a time inside a sentence, as it is written where the clocks of the zone hang. */
export function sayTime(time: LocalTime, timeZone: string): string {
  return `${shownHour(time, timeZone)}:${time.slice(3, 5)}${halfOfDay(time, timeZone)}`;
}

/** `a las 8:00 p. m.`; `a la 1:05 p. m.`. */
export function sayAtTime(time: LocalTime, timeZone: string): string {
  const isOne = shownHour(time, timeZone) === 1;
  return `${isOne ? 'a la' : 'a las'} ${sayTime(time, timeZone)}`;
}

/** Ends a sentence; a time said aloud may end in «p. m.» already. */
export function endSentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}

function shownHour(time: LocalTime, timeZone: string): number {
  const hour = Math.floor(minutesOf(time) / 60);
  if (toTwentyFour.includes(timeZone)) return hour;
  return hour % 12 === 0 ? 12 : hour % 12;
}

function halfOfDay(time: LocalTime, timeZone: string): string {
  if (toTwentyFour.includes(timeZone)) return '';
  return minutesOf(time) < 12 * 60 ? ' a. m.' : ' p. m.';
}
