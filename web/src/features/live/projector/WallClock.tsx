import { sayHour } from '../../../parts/quorum/sayHour.ts';
import { useNow } from '../../../ui/time/useNow.ts';

interface WallClockProps {
  readonly timeZone: string;
  /** How far the server's clock is ahead of this machine's. */
  readonly offset: number;
}

/** The time where the assembly meets. */
export function WallClock({ timeZone, offset }: WallClockProps) {
  const now = useNow(1000) + offset;
  return <span>{sayHour(now, timeZone)}</span>;
}
