import { CountdownClock } from './CountdownClock.tsx';
import { daysUntil } from './daysUntil.ts';
import { useNow } from './useNow.ts';

interface SessionClockProps {
  /** When the call begins or the session goes on, by the server's clock. */
  readonly until: number | null;
  readonly offset: number;
  /** Of the assembly; not said: of this machine. */
  readonly timeZone?: string;
}

/**
 * The time left until the announced hour, in days until that very day and then by the clock; nothing once it
 * came, or if none was.
 */
export function SessionClock({ until, offset, timeZone }: SessionClockProps) {
  const now = useNow(1000, until !== null) + offset;
  if (until === null || until <= now) return null;
  const days = daysUntil(until, now, timeZone);
  if (days > 0) {
    return (
      <span className="session-clock">{days === 1 ? 'Falta 1 día' : `Faltan ${days} días`}</span>
    );
  }
  return (
    <span className="session-clock-text">
      Faltan <CountdownClock endsAt={until} offset={offset} />
    </span>
  );
}
