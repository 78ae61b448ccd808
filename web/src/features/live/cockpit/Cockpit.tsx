import type { RecordRow } from '@asamblea/domain';
import { Box, Container, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useLive } from '../../../firebase/live/useLive.ts';
import { useSession } from '../../../firebase/session/session.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { ConnectionHealth } from './ConnectionHealth.tsx';
import { Feed } from './Feed.tsx';
import { HallNow } from './HallNow.tsx';
import { LastResults } from './LastResults.tsx';
import { QuorumLost } from './QuorumLost.tsx';
import { QuorumNow } from './QuorumNow.tsx';
import { TurnoutCharts } from './TurnoutCharts.tsx';
import { useCockpit } from './useCockpit.ts';

/** The facts that the cockpit gives to the stage. */
interface AroundStage {
  /** How everything is connected. */
  readonly health: ReactNode;
  /** The progress of the vote by channel, and the events. */
  readonly around: ReactNode;
  /** The latest events, newest first; null for a member who may not read them. */
  readonly feed: readonly RecordRow[] | null;
  /** The card is the first of the page, and has its title. */
  readonly isFirst: boolean;
}

export interface CockpitProps {
  readonly cot: string;
  /** Until it is known whether the session is open. */
  readonly waiting: ReactNode;
  /** The way of the assembly, and the session with its controls. */
  readonly session: ReactNode;
  /** The part set up before, and whether attorneys come in. */
  readonly before: ReactNode;
  /** The open or next question, as the chair has it; null for a member who may not read it. */
  readonly stage: ((known: AroundStage) => ReactNode) | null;
  /** The present weight through the session. */
  readonly curve: ReactNode;
}

/** While the session is open what moves comes first; before and after it, what is to be done. */
export function Cockpit({ cot, waiting, session, before, stage, curve }: CockpitProps) {
  const { value, missing } = useLive(cot, 'quorum');
  const { answer, isStale, offset } = useCockpit();
  const timeZone = useSession().timeZone ?? 'America/Bogota';
  // The first content is not changed once it is seen.
  if (value === null && !missing) return waiting;
  const isOpen = value?.sessionState === 'open';
  const feed = answer?.feed ?? null;
  const health =
    answer === null ? (
      <Loading shape="cards" rows={2} label="Mirando las conexiones…" />
    ) : (
      <ConnectionHealth {...{ health: answer.health, isStale, offset }} />
    );
  const more = (
    <>
      {answer?.turnout != null && <TurnoutCharts turnout={answer.turnout} />}
      {feed !== null && <Feed rows={feed} timeZone={timeZone} />}
    </>
  );
  const moving = (
    <Box key="moving" sx={whole}>
      {stage === null ? (
        <Container maxWidth="xl" sx={{ py: 2 }}>
          {isOpen && <Title />}
          <QuorumLost {...{ cot, timeZone, feed }} />
          <Box sx={board}>
            <Box sx={stack}>
              <QuorumNow cot={cot} curve={curve} />
              {health}
            </Box>
            <Box sx={stack}>
              <HallNow cot={cot} />
              {more}
              <LastResults cot={cot} />
            </Box>
          </Box>
        </Container>
      ) : (
        stage({
          ...{ feed, health, isFirst: isOpen },
          around: (
            <>
              {more}
              <Box sx={{ height: '6.5rem', fontSize: '0.875rem' }}>{curve}</Box>
            </>
          ),
        })
      )}
    </Box>
  );
  // Each keeps its key: what goes to another place stays as it is, with what was begun in it.
  const held = (
    <Container key="session" maxWidth="xl" sx={{ pt: { xs: 2, sm: 3 }, pb: { xs: 13, md: 3 } }}>
      {!isOpen && <Title />}
      <Box>
        {session}
        {before}
      </Box>
    </Container>
  );
  return isOpen ? [moving, held] : [held, moving];
}

function Title() {
  return (
    <Typography variant="h1" sx={{ mb: 3 }}>
      Tablero
    </Typography>
  );
}

/** The room of the stage is there before it comes, so that the parts under it do not move. */
const whole = { minHeight: { xs: '100dvh', md: 'calc(100dvh - 4rem)' } } as const;

/** On a phone one under the other. */
const board = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
} as const;
const stack = { display: 'grid', gap: 2, minWidth: 0, alignContent: 'start' } as const;
