import { type LocalMoment, minutesOf, sayTime } from './localTime.ts';
import { sayDate } from './sayDate.ts';

/** `21 de noviembre de 2026 a las 8:00 p. m.`: a date and a time inside a sentence. */
export function sayMoment({ date, time }: LocalMoment): string {
  const isOne = Math.floor(minutesOf(time) / 60) % 12 === 1;
  return `${sayDate(date)} ${isOne ? 'a la' : 'a las'} ${sayTime(time)}`;
}
