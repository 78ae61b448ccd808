import { sayDate } from '../calendars/sayDate.ts';
import { localDateOf } from '../calendars/zone.ts';
import type { GivenTimeStamp, TimeStamp } from './timeStamp.ts';

/** A stamp as pages show it: without the bytes of the authority. */
export type TimeStampView = Exclude<TimeStamp, GivenTimeStamp> | Omit<GivenTimeStamp, 'reply'>;

/** `GET /api/protected/time-stamps` */
export interface TimeStampsAnswer {
  /** Null: none is chosen now. */
  readonly authority: string | null;
  /** The latest first. */
  readonly stamps: readonly TimeStampView[];
}

/** The visible part of a stamp: all but the bytes of the authority. */
export function viewOfStamp(stamp: TimeStamp): TimeStampView {
  if (stamp.state !== 'given') return stamp;
  const { reply: _reply, ...view } = stamp;
  return view;
}

/** The instant of a stamp, in milliseconds, as authorities say it: `30 de noviembre de 2026, 15:04:05 UTC`. */
export function sayStampInstant(at: number): string {
  const seconds = Math.floor(at / 1000) % 86_400;
  const parts = [seconds / 3600, (seconds / 60) % 60, seconds % 60];
  const hour = parts.map((part) => `${Math.floor(part)}`.padStart(2, '0')).join(':');
  return `${sayDate(localDateOf(at, 'UTC'))}, ${hour} UTC`;
}
