import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import { tieHours } from '../text/tieHours.ts';
import { setSpanishDates } from './dateDefaults.ts';

dayjs.extend(utc);
dayjs.extend(timezone);
setSpanishDates();

/** Where hours are written to twenty-four, as `sayTime` of the domain has it: a test holds them to one. */
const toTwentyFour =
  /^(?:Europe\/Madrid|Africa\/Ceuta|Atlantic\/Canary|Pacific\/Easter|America\/(?:Argentina\/.+|Buenos_Aires|Santiago|Punta_Arenas|Coyhaique))$/u;

/** Times as people there write them, in the assembly's zone: `4:05 p. m.`, `16:05` */
export function formatTime(at: number, timeZone: string): string {
  const local = dayjs(at).tz(timeZone);
  if (toTwentyFour.test(timeZone)) return local.format('H:mm');
  return tieHours(`${local.format('h:mm')} ${local.hour() < 12 ? 'a. m.' : 'p. m.'}`);
}

/** `21 nov 2026, 4:05 p. m.` */
export function formatMoment(at: number, timeZone: string): string {
  const day = dayjs(at).tz(timeZone).format('D MMM YYYY');
  return tieHours(`${day}, ${formatTime(at, timeZone)}`);
}
