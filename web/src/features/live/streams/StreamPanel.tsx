import {
  type LiveQuestion,
  presentParticipation,
  presentResult,
  presentRunning,
  type QuestionResult,
} from '@asamblea/domain';
import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { AssemblyLogo } from '../../../ui/AssemblyLogo.tsx';
import { MeasureBars } from '../../../ui/MeasureBars.tsx';
import { ResultBars } from '../../../ui/ResultBars.tsx';
import { SeatList } from '../../../ui/SeatList.tsx';
import { ShareBar } from '../../../ui/ShareBar.tsx';
import { sayEnding } from './sayEnding.ts';

interface StreamPanelProps {
  readonly live: LiveQuestion;
  readonly question: NonNullable<LiveQuestion['question']>;
}

/** More would cover the picture; from four on they stand side by side. */
const onPicture = { atMost: 8, across: 4 };
const isTight = (bars: readonly unknown[]) => bars.length > 3;

/** The question of the moment: how much has voted, its running bars, or its result. */
export function StreamPanel({ live, question }: StreamPanelProps) {
  if (live.result !== null) return <ResultPanel result={live.result} />;
  const { share, percent, units } = presentParticipation(live);
  const running = presentRunning(live);
  return (
    <Panel>
      <StreamHeading text={question.text} word={percent} />
      <ShareBar share={share} tone="primary" height="0.6em" />
      <Box sx={{ color: 'text.secondary', fontSize: '0.85em' }}>
        Han votado {units}
        <Box component="span" data-settle="closing" sx={{ display: 'inline-block' }}>
          {sayEnding([question])}
        </Box>
      </Box>
      {running !== null && (
        <ResultBars
          caption="Votos hasta ahora"
          {...{ bars: running, line: null, ...onPicture }}
          isTight={isTight(running)}
        />
      )}
    </Panel>
  );
}

export function ResultPanel({ result }: { readonly result: QuestionResult }) {
  const { measures, word, base, seats } = presentResult(result);
  const isListed = measures.every(({ bars }) => bars.length === 0);
  return (
    <Panel>
      <StreamHeading text={result.text} word={word} />
      {isListed && <SeatList seats={seats} />}
      <MeasureBars
        caption="Resultado"
        {...{ measures, ...onPicture }}
        isTight={isTight(measures.flatMap(({ bars }) => bars))}
      />
      <Box sx={{ color: 'text.secondary', fontSize: '0.85em' }}>{base}</Box>
    </Panel>
  );
}

interface PanelProps {
  /** No wider than what it holds. */
  readonly isNarrow?: boolean;
  readonly children: ReactNode;
}

export function Panel({ isNarrow = false, children }: PanelProps) {
  return (
    <Box data-rise="opening" sx={[panel, isNarrow && { width: 'auto', flex: 'none' }]}>
      {children}
    </Box>
  );
}

export function StreamHeading({ text, word }: { readonly text: string; readonly word: string }) {
  return (
    <Box sx={heading}>
      <AssemblyLogo height="1.8em" />
      <h1>{text}</h1>
      <strong data-settle="verdict">{word}</strong>
    </Box>
  );
}

const panel = {
  width: '100%',
  boxSizing: 'border-box',
  p: '0.8em 1em',
  borderRadius: '0.5em',
  background: 'var(--panel, var(--mui-palette-background-paper))',
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
  '& .assembly-logo': { alignSelf: 'center' },
  '& h1': {
    m: 0,
    flex: '1 1 12em',
    fontSize: '1.1em',
    lineHeight: 1.25,
    overflowWrap: 'anywhere',
    // The rest of a very long one is on every phone.
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
  },
  '& strong': { fontSize: '1.4em', whiteSpace: 'nowrap' },
} as const;
