import { classes } from '../widgets/classes.ts';
import { useNow } from './useNow.ts';

interface CountdownClockProps {
  /** By the server's clock. */
  readonly endsAt: number;
  /** How far the server's clock is ahead of this machine's. */
  readonly offset: number;
}

const urgentBelowMs = 15_000;

/** The time left, as `1:05`. It stops at zero: the server, not this clock, closes. */
export function CountdownClock({ endsAt, offset }: CountdownClockProps) {
  const left = Math.max(0, endsAt - (useNow(250) + offset));
  const isUrgent = left <= urgentBelowMs;
  return (
    <span
      role="timer"
      aria-label={sayLeft(left)}
      className={classes('countdown-clock', isUrgent && 'countdown-clock-urgent')}
    >
      {formatLeft(left)}
    </span>
  );
}

/** Rounds up, so that it reads 0:00 only when time is over. */
export function formatLeft(leftMs: number): string {
  const seconds = Math.ceil(leftMs / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const tail = String(seconds % 60).padStart(2, '0');
  if (hours === 0) return `${minutes}:${tail}`;
  return `${hours}:${String(minutes).padStart(2, '0')}:${tail}`;
}

function sayLeft(leftMs: number): string {
  return leftMs === 0 ? 'Se acabó el tiempo' : `Quedan ${formatLeft(leftMs)}`;
}
