import {
  type LiveQuestion,
  presentParticipation,
  presentResult,
  presentRunning,
  saySession,
  votingsOf,
} from '@asamblea/domain';
import { Box, GlobalStyles } from '@mui/material';
import { ResultBars } from '../../ui/ResultBars.tsx';
import { SeatList } from '../../ui/SeatList.tsx';
import { SessionNotice } from '../../ui/SessionNotice.tsx';
import { ShareBar } from '../../ui/ShareBar.tsx';
import { SeveralPanel } from './SeveralPanel.tsx';
import { streamSize } from './streamSize.ts';

/**
 * An overlay for video mixers: transparent, low on the picture, and nothing at all when there is no
 * question on stage. `?theme=light|dark` and `?size=s|m|l`.
 */
export function StreamView({ live }: { readonly live: LiveQuestion | null }) {
  const state = live?.session?.state;
  const votings = live === null ? [] : votingsOf(live);
  const isStopped = state === 'failed' || state === 'suspended';
  // Without hours: the video may be seen from any other zone.
  const notice = isStopped ? saySession({ state }, 'UTC') : null;
  return (
    <>
      <GlobalStyles styles={transparent} />
      <Box component="main" sx={overlay}>
        {notice !== null && (
          <Box sx={{ fontSize: streamSize(location.search) }}>
            <SessionNotice {...notice} />
          </Box>
        )}
        {notice === null && live?.question && (
          <Box sx={[panel, { fontSize: streamSize(location.search) }]}>
            {votings.length > 1 ? (
              <SeveralPanel votings={votings} />
            ) : (
              <Panel live={live} question={live.question} />
            )}
          </Box>
        )}
      </Box>
    </>
  );
}

interface PanelProps {
  readonly live: LiveQuestion;
  readonly question: NonNullable<LiveQuestion['question']>;
}

function Panel({ live, question }: PanelProps) {
  if (live.result !== null) {
    const { bars, line, word, base, seats } = presentResult(live.result);
    return (
      <>
        <Box sx={heading}>
          <h1>{question.text}</h1>
          <strong>{word}</strong>
        </Box>
        {bars.length === 0 && <SeatList seats={seats} />}
        <ResultBars caption="Resultado" bars={bars} line={line} atMost={9} />
        <Box sx={{ color: 'text.secondary', fontSize: '0.85em' }}>{base}</Box>
      </>
    );
  }
  const { share, percent, units } = presentParticipation(live);
  const running = presentRunning(live);
  return (
    <>
      <Box sx={heading}>
        <h1>{question.text}</h1>
        <strong>{percent}</strong>
      </Box>
      <ShareBar share={share} tone="primary" height="0.6em" />
      <Box sx={{ color: 'text.secondary', fontSize: '0.85em' }}>Han votado {units}</Box>
      {running !== null && (
        <ResultBars caption="Votos hasta ahora" bars={running} line={null} atMost={9} />
      )}
    </>
  );
}

/** A page with a colour scheme of its own would be painted opaque by the mixer. */
const transparent = {
  'html, body': { background: 'transparent !important' },
  html: { colorScheme: 'normal !important' },
} as const;

const overlay = {
  minHeight: '100dvh',
  boxSizing: 'border-box',
  p: '5vh 5vw',
  display: 'flex',
  alignItems: 'flex-end',
} as const;

const panel = {
  width: '100%',
  p: '0.8em 1em',
  borderRadius: '0.5em',
  bgcolor: 'background.paper',
  color: 'text.primary',
  fontVariantNumeric: 'tabular-nums',
  display: 'flex',
  flexDirection: 'column',
  gap: '0.5em',
} as const;

const heading = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '1em',
  '& h1': { m: 0, flex: '1 1 12em', fontSize: '1.1em', lineHeight: 1.25, overflowWrap: 'anywhere' },
  '& strong': { fontSize: '1.4em', whiteSpace: 'nowrap' },
} as const;
