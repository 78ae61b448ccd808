import { instantOfLocal, localDateOf, localTimeOf } from '@asamblea/domain';

const written = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::(\d{2}))?/u;

/** The instant that a field of date and hour says, to the second, on the clocks of the zone. */
export function readSecond(value: string, timeZone: string): number | null {
  const [, date, time, seconds = '0'] = written.exec(value) ?? [];
  if (date === undefined || time === undefined) return null;
  return instantOfLocal(date, time, timeZone) + Number(seconds) * 1000;
}

/** As the field writes it: `2026-11-21T19:05:07`. */
export function writeSecond(at: number, timeZone: string): string {
  const seconds = String(Math.floor(at / 1000) % 60).padStart(2, '0');
  return `${localDateOf(at, timeZone)}T${localTimeOf(at, timeZone)}:${seconds}`;
}
