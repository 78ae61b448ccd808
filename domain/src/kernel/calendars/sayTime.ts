import { type LocalTime, minutesOf } from './localTime.ts';

/** Where hours are written to twenty-four: Spain, Argentina and Chile. Elsewhere people write `p. m.`. */
const toTwentyFour: readonly string[] = [
  ...['Europe/Madrid', 'Africa/Ceuta', 'Atlantic/Canary', 'America/Buenos_Aires'],
  ...['America/Santiago', 'America/Punta_Arenas', 'America/Coyhaique', 'Pacific/Easter'],
];

/** Whether people there write `16:05`. */
function countsToTwentyFour(timeZone: string): boolean {
  return toTwentyFour.includes(timeZone) || timeZone.startsWith('America/Argentina/');
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
