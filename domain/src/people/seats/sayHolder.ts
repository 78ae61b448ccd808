import { sayAtTime } from '../../kernel/calendars/sayTime.ts';
import { localTimeOf } from '../../kernel/calendars/zone.ts';
import { saying } from '../../kernel/text/sentence.ts';
import type { Attendance } from './attendance.ts';

/** The person who works at a desk, and the clock that is read there. */
export interface Desk {
  readonly name: string;
  readonly timeZone: string;
}

/** `La tiene Ana Ruiz. Ya la registró Marta Díaz a las 4:05 p. m.` */
export function sayHolder(held: Attendance, timeZone: string | undefined): string {
  const holder = saying`La tiene ${held.personName}.`;
  const { deskName } = held;
  if (deskName === undefined || timeZone === undefined) return holder;
  return `${holder} ${sayRegistered({ deskName, since: held.since }, timeZone)}`;
}

/** `Ya la registró Marta Díaz a las 4:05 p. m.` */
export function sayRegistered(
  { deskName, since }: { readonly deskName: string; readonly since: number },
  timeZone: string,
): string {
  return `Ya la registró ${deskName} ${sayAtTime(localTimeOf(since, timeZone), timeZone)}`;
}
