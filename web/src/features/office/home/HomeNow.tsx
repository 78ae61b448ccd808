import {
  type HomeCell,
  homeMomentOf,
  homeStepOf,
  type LiveQuorum,
  type Role,
  saySession,
  sessionHour,
} from '@asamblea/domain';
import NextIcon from '@mui/icons-material/NavigateNext';
import { Box, Button, Paper, Typography } from '@mui/material';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router';
import { useServerOffset } from '../../../firebase/asking/useServerOffset.ts';
import { useLive } from '../../../firebase/live/useLive.ts';
import { useSession } from '../../../firebase/session/session.tsx';
import { SessionClock } from '../../../ui/time/SessionClock.tsx';
import { useNow } from '../../../ui/time/useNow.ts';

interface HomeNowProps {
  readonly cot: string;
  readonly role: Role;
  /** The guide of the assembly, for members whom it leads. */
  readonly way: ReactNode;
  /** The room of this section on the page is known, apart from the guide's. */
  readonly onKnown: () => void;
}

/** The state of the meeting, the time left, and the next step of this person; inside a provider of Firestore. */
export function HomeNow({ cot, role, way, onKnown }: HomeNowProps) {
  const { session, isArchived = false } = useSession();
  const { value: quorum, missing } = useLive(cot, 'quorum');
  const { value: stage } = useLive(cot, 'stage');
  const isKnown = quorum !== null || missing || isArchived;
  const sessionState = quorum?.sessionState ?? 'planned';
  const moment = homeMomentOf({
    ...(quorum?.isCalledOff === true ? { isCalledOff: true } : {}),
    isArchived,
    sessionState,
    asked: stage?.asked ?? [],
  });
  const cell = homeStepOf(role, moment, session.routesAvailable);
  const isWhole = isKnown && cell !== 'way';
  useEffect(() => {
    if (isWhole) onKnown();
  }, [isWhole, onKnown]);
  // Where nothing can be listened to, the way is asked for all the same.
  if (!isKnown) return homeStepOf(role, 'open', session.routesAvailable) === 'way' ? way : null;
  return (
    <>
      <Standing live={isArchived ? null : quorum} cell={cell} />
      {cell === 'way' && way}
    </>
  );
}

interface StandingProps {
  readonly live: LiveQuorum | null;
  readonly cell: HomeCell;
}

/** The message about the meeting, and the step where it is not told elsewhere on the page. */
function Standing({ live, cell }: StandingProps) {
  const timeZone = useSession().timeZone ?? 'America/Bogota';
  const until = live === null ? null : sessionHour({ ...live, state: live.sessionState });
  const offset = useServerOffset(until !== null);
  const now = useNow(30_000, until !== null) + offset;
  const step = typeof cell === 'string' ? null : cell;
  const message =
    live === null ? null : saySession({ ...live, state: live.sessionState }, timeZone);
  // A past hour belongs to an assembly without a date, or is no news to people who wait.
  const isPast = live?.sessionState === 'planned' && until !== null && until <= now;
  if (message === null && step === null) return null;
  return (
    <Paper component="section" aria-label="Qué sigue" sx={card}>
      <Box role="status" sx={{ flex: '1 1 18rem', minWidth: 0 }}>
        {message !== null && (
          <Typography variant="h3" component="h2">
            {message.title}
          </Typography>
        )}
        {message !== null && !isPast && <Typography>{message.text}</Typography>}
        {step !== null && (
          <Typography sx={message === null ? { fontWeight: 700, fontSize: '1.125rem' } : {}}>
            {step.sentence}
          </Typography>
        )}
      </Box>
      <Box sx={{ fontSize: '1.25rem' }}>
        <SessionClock {...{ until, offset, timeZone }} />
      </Box>
      {step !== null && step.path !== null && (
        <Button
          component={Link}
          to={step.path}
          variant="contained"
          size="large"
          endIcon={<NextIcon />}
        >
          {step.action}
        </Button>
      )}
    </Paper>
  );
}

const card = {
  p: { xs: 2, sm: 2.5 },
  mb: 3,
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
} as const;
