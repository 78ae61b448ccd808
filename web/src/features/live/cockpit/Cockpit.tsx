import { Box } from '@mui/material';
import { Fragment, type ReactNode } from 'react';
import { useSession } from '../../../firebase/session.tsx';
import { useLive } from '../../../firebase/useLive.ts';
import { Loading } from '../../../ui/Loading.tsx';
import { ConnectionHealth } from './ConnectionHealth.tsx';
import { Feed } from './Feed.tsx';
import { HallNow } from './HallNow.tsx';
import { LastResults } from './LastResults.tsx';
import { QuorumLost } from './QuorumLost.tsx';
import { QuorumNow } from './QuorumNow.tsx';
import { TurnoutCharts } from './TurnoutCharts.tsx';
import { useCockpit } from './useCockpit.ts';

export interface CockpitProps {
  readonly cot: string;
  /** The way of the assembly, and the session with its controls. */
  readonly session: ReactNode;
  /** What is voted, or comes next, with the buttons that matter. */
  readonly voting: ReactNode;
  /** The present weight through the session. */
  readonly curve: ReactNode;
}

/** While the session is open what moves comes first; before and after it, what is to be done. */
export function Cockpit({ cot, session, voting, curve }: CockpitProps) {
  const isOpen = useLive(cot, 'quorum').value?.sessionState === 'open';
  const { answer, isStale, offset } = useCockpit();
  const timeZone = useSession().timeZone ?? 'America/Bogota';
  const moving = (
    <Box key="moving" sx={board}>
      <Box sx={{ ...stack, gridArea: 'voting' }}>{voting}</Box>
      <Box sx={{ ...stack, gridArea: 'hall' }}>
        <QuorumNow cot={cot} curve={curve} />
        {answer === null ? (
          <Loading shape="cards" rows={1} label="Mirando las conexiones…" />
        ) : (
          <ConnectionHealth {...{ health: answer.health, isStale, offset }} />
        )}
        <HallNow cot={cot} />
      </Box>
      <Box sx={{ ...stack, gridArea: 'more' }}>
        {answer?.turnout != null && <TurnoutCharts turnout={answer.turnout} />}
        {answer?.feed != null && <Feed rows={answer.feed} timeZone={timeZone} />}
        <LastResults cot={cot} />
      </Box>
    </Box>
  );
  // Each keeps its key: what goes to another place stays as it is, with what was begun in it.
  const held = <Fragment key="session">{session}</Fragment>;
  const lost = <QuorumLost key="lost" {...{ cot, timeZone, feed: answer?.feed ?? null }} />;
  return isOpen ? [lost, moving, held] : [held, moving];
}

/** On a phone one under the other; from a tablet on, the vote at the left and the hall beside it. */
const board = {
  display: 'grid',
  gap: 2,
  mb: 3,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"voting" "hall" "more"',
  '@media (min-width: 720px)': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gridTemplateRows: 'auto 1fr',
    gridTemplateAreas: '"voting hall" "more hall"',
  },
} as const;
const stack = { display: 'grid', gap: 2, minWidth: 0, alignContent: 'start' } as const;
