import { isZoneIn, toTwentyFour } from '../countries/toTwentyFour.ts';
import { type LocalTime, minutesOf } from './localTime.ts';

/** Whether people there write `16:05`. Where no country is known they write `p. m.`. */
function countsToTwentyFour(timeZone: string): boolean {
  return Object.values(toTwentyFour).some((zones) => zones !== null && isZoneIn(timeZone, zones));
}

/** `8:00 p. m.`, or `20:00`: a time inside a sentence, as it is written where the clocks of the zone hang. */
export function sayTime(time: LocalTime, timeZone: string): string {
  return `${shownHour(time, timeZone)}:${time.slice(3, 5)}${halfOfDay(time, timeZone)}`;
}

/** `a las 8:00 p. m.`; `a la 1:05 p. m.`. */
export function sayAtTime(time: LocalTime, timeZone: string): string {
  const isOne = shownHour(time, timeZone) === 1;
  return `${isOne ? 'a la' : 'a las'} ${sayTime(time, timeZone)}`;
}

function shownHour(time: LocalTime, timeZone: string): number {
  const hour = Math.floor(minutesOf(time) / 60);
  if (countsToTwentyFour(timeZone)) return hour;
  return hour % 12 === 0 ? 12 : hour % 12;
}

function halfOfDay(time: LocalTime, timeZone: string): string {
  if (countsToTwentyFour(timeZone)) return '';
  return minutesOf(time) < 12 * 60 ? ' a. m.' : ' p. m.';
}
