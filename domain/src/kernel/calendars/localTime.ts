import { addDays, compareDates, type LocalDate } from './localDate.ts';

/** A time on the clock, `20:00`, from `00:00` to `23:59`. */
export type LocalTime = string;

/** A date and a time on the wall of the assembly's zone. */
export interface LocalMoment {
  readonly date: LocalDate;
  readonly time: LocalTime;
}

const minutesOfDay = 24 * 60;

/** Minutes since midnight. */
export function minutesOf(time: LocalTime): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** The time of the clock so many minutes later (earlier when negative), without changes of zone. */
export function addMinutes({ date, time }: LocalMoment, minutes: number): LocalMoment {
  const total = minutesOf(time) + minutes;
  const days = Math.floor(total / minutesOfDay);
  return { date: addDays(date, days), time: timeOfMinutes(total - days * minutesOfDay) };
}

/** Negative when the first moment is earlier. */
export function compareMoments(a: LocalMoment, b: LocalMoment): number {
  return compareDates(a.date, b.date) * minutesOfDay + minutesOf(a.time) - minutesOf(b.time);
}

function timeOfMinutes(minutes: number): LocalTime {
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}
