import {
  type LiveQuestion,
  readStreamParameters,
  type StreamParameters,
  saySession,
  stageMotionOf,
  votingsOf,
} from '@asamblea/domain';
import { Box, GlobalStyles } from '@mui/material';
import { useMemo } from 'react';
import { MotionStage } from '../../../ui/MotionStage.tsx';
import { ScreenDoor } from '../../../ui/ScreenDoor.tsx';
import { SessionNotice } from '../../../ui/SessionNotice.tsx';
import { useFit } from '../../../ui/useFit.ts';
import { SeveralPanel } from './SeveralPanel.tsx';
import { Panel, StreamPanel } from './StreamPanel.tsx';
import { StreamResult } from './StreamResult.tsx';
import { StreamRoll } from './StreamRoll.tsx';
import { streamSizes } from './streamSizes.ts';
import { isAsked, type StreamSource } from './streamSource.ts';

interface StreamViewProps {
  readonly cot: string;
  readonly source: StreamSource;
}

/**
 * An overlay for video mixers: transparent, low on the picture, and nothing at all when there is no
 * question on stage. docs/streams.md tells what its address may ask for.
 */
export function StreamView({ cot, source }: StreamViewProps) {
  const parameters = useMemo(() => {
    const asked = new URLSearchParams(location.search);
    return readStreamParameters((name) => asked.get(name));
  }, []);
  const live = source.useQuestion(cot);
  const fit = useFit(true, ofPicture);
  const { size, theme, background, qr, mistakes } = parameters;
  return (
    <>
      <GlobalStyles styles={overPicture} />
      <Box
        component="main"
        sx={[overlay, theme === 'transparent' && onPicture]}
        style={background === null ? {} : { background }}
      >
        <Box ref={fit} sx={[lowPart, { fontSize: `calc(${streamSizes[size]} * var(--fit, 1))` }]}>
          {mistakes.length > 0 && (
            <Box role="status" sx={mistaken}>
              {mistakes.join(' ')}
            </Box>
          )}
          <Box sx={row}>
            <Box sx={{ flex: '1 1 12em', minWidth: 0 }}>
              <MotionStage shown={live} motionOf={stageMotionOf}>
                <Shown {...{ cot, source, live, parameters }} />
              </MotionStage>
            </Box>
            {qr && (
              <Panel isNarrow>
                <ScreenDoor cot={cot} />
              </Panel>
            )}
          </Box>
        </Box>
      </Box>
    </>
  );
}

interface ShownProps extends StreamViewProps {
  readonly live: LiveQuestion | null;
  readonly parameters: StreamParameters;
}

function Shown({ cot, source, live, parameters }: ShownProps) {
  const { question: wanted, roll } = parameters;
  const { state, isCalledOff } = live?.session ?? {};
  // Without hours: the video may be seen from any other zone.
  if (
    state !== undefined &&
    (state === 'failed' || state === 'suspended' || isCalledOff === true)
  ) {
    const notice = saySession({ state, ...(isCalledOff === true ? { isCalledOff } : {}) }, 'UTC');
    return notice === null ? null : <SessionNotice {...notice} />;
  }
  const staged = live?.question ?? null;
  const isStaged = staged !== null && (wanted === null || isAsked(staged, wanted));
  if (wanted !== null && !isStaged) return <StreamResult {...{ cot, source, wanted }} />;
  if (live === null || staged === null) return null;
  if (roll !== null && (staged.roll ?? null) !== null && live.result === null) {
    return <StreamRoll {...{ cot, source, live, order: roll }} />;
  }
  const votings = wanted === null ? votingsOf(live) : [];
  if (votings.length > 1) {
    return (
      <Panel>
        <SeveralPanel votings={votings} />
      </Panel>
    );
  }
  return <StreamPanel live={live} question={staged} />;
}

/** A page with a colour scheme of its own would be painted opaque by the mixer. */
const overPicture = {
  'html, body': { background: 'transparent !important' },
  html: { colorScheme: 'normal !important' },
} as const;

const overlay = {
  minHeight: '100dvh',
  boxSizing: 'border-box',
  p: '5vh 5vw',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
} as const;

/** With the margins at the sides, less than a third of the picture. */
const ofPicture = 0.36;

/** Whatever is shown: the picture is what people came to see. */
const lowPart = {
  maxHeight: `${ofPicture * 100}vh`,
  overflow: 'hidden',
  display: 'flex',
  flexDirection: 'column',
  gap: '0.5em',
} as const;

/** As tall as what it holds, so that what does not fit is measured. */
const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: '0.5em',
  flexShrink: 0,
} as const;

/** Letters on the picture, readable over anything that moves behind. */
const onPicture = {
  '--panel': 'transparent',
  textShadow: '0 0 0.25em #000, 0 0 0.1em #000, 0 0.06em 0.12em #000',
} as const;

const mistaken = {
  alignSelf: 'flex-start',
  p: '0.3em 0.7em',
  borderRadius: '0.4em',
  bgcolor: 'warning.main',
  color: 'warning.contrastText',
  fontSize: '0.8em',
} as const;
