import { callName, type SessionMoment, type SessionNotice, sessionHour } from '@asamblea/domain';
import { Box } from '@mui/material';
import { useServerOffset } from '../../../firebase/useServerOffset.ts';
import { PublicScreen } from '../../../ui/PublicScreen.tsx';
import { SessionClock } from '../../../ui/SessionClock.tsx';
import { screenSize } from '../../../ui/screenSize.ts';

interface SessionScreenProps {
  readonly cot: string;
  readonly assemblyName: string;
  readonly session: SessionMoment;
  readonly notice: SessionNotice;
}

/** The session stopped: one message, and how long until it goes on. */
export function SessionScreen({ cot, assemblyName, session, notice }: SessionScreenProps) {
  const until = sessionHour(session);
  const offset = useServerOffset(until !== null);
  return (
    <PublicScreen cot={cot} title={assemblyName} moment={callName(session.call)}>
      <Box role="status">
        <Box component="h1" sx={{ m: 0, fontSize: screenSize(9, 2), lineHeight: 1.1 }}>
          {notice.title}
        </Box>
        <Box sx={{ mt: '0.6em', fontSize: screenSize(5, 1.25) }}>{notice.text}</Box>
      </Box>
      <Box sx={{ fontSize: screenSize(8, 1.75) }}>
        <SessionClock until={until} offset={offset} />
      </Box>
    </PublicScreen>
  );
}
