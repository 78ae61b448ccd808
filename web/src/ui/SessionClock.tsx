import { Box } from '@mui/material';
import { CountdownClock } from './CountdownClock.tsx';
import { useNow } from './useNow.ts';

interface SessionClockProps {
  /** When the call begins or the session goes on, by the server's clock. */
  readonly until: number | null;
  readonly offset: number;
}

/** What is left until the hour that was announced; nothing once it came, or if none was. */
export function SessionClock({ until, offset }: SessionClockProps) {
  const now = useNow(1000, until !== null) + offset;
  if (until === null || until <= now) return null;
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      Faltan <CountdownClock endsAt={until} offset={offset} />
    </Box>
  );
}
