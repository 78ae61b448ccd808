import type { LocalMoment } from './localTime.ts';
import { sayDate, sayWeekday } from './sayDate.ts';
import { sayAtTime } from './sayTime.ts';

/** `21 de noviembre de 2026 a las 8:00 p. m.`: a date and a time inside a sentence. */
export function sayMoment({ date, time }: LocalMoment, timeZone: string): string {
  return `${sayDate(date)} ${sayAtTime(time, timeZone)}`;
}

/** `sábado 21 de noviembre de 2026 a las 8:00 p. m.`: to which somebody is called. */
export function sayCalled({ date, time }: LocalMoment, timeZone: string): string {
  return `${sayWeekday(date)} ${sayAtTime(time, timeZone)}`;
}
