import { instantOfLocal, localDateOf } from '@asamblea/domain';

const day = 24 * 60 * 60 * 1000;

/**
 * The last time that clocks of the zone showed `19:04`, in milliseconds: a meeting may go on past midnight.
 * Null where it is no time.
 */
export function lastTimeAt(time: string, now: number, timeZone: string): number | null {
  if (!/^\d{2}:\d{2}$/u.test(time)) return null;
  const today = instantOfLocal(localDateOf(now, timeZone), time, timeZone);
  return today <= now ? today : instantOfLocal(localDateOf(now - day, timeZone), time, timeZone);
}
