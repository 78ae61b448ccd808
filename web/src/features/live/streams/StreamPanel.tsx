import {
  type LiveVoting,
  presentParticipation,
  presentResult,
  presentRunning,
  type QuestionResult,
} from '@asamblea/domain';
import type { ReactNode } from 'react';
import { AssemblyLogo } from '../../../ui/AssemblyLogo.tsx';
import { MeasureBars } from '../../../ui/MeasureBars.tsx';
import { ResultBars } from '../../../ui/ResultBars.tsx';
import { SeatList } from '../../../ui/SeatList.tsx';
import { ShareBar } from '../../../ui/ShareBar.tsx';
import { classes } from '../../../ui/widgets/classes.ts';
import { sayEnding } from './sayEnding.ts';

interface StreamPanelProps {
  readonly voting: LiveVoting;
}

/** More would cover the picture; from four on they stand side by side. */
const onPicture = { atMost: 8, across: 4 };
const isTight = (bars: readonly unknown[]) => bars.length > 3;

/** The question of the moment: how much has voted, its running bars, or its result. */
export function StreamPanel({ voting }: StreamPanelProps) {
  const { question, result } = voting;
  if (result !== null) return <ResultPanel result={result} />;
  const { share, percent, units } = presentParticipation(voting);
  const running = presentRunning(voting);
  return (
    <Panel>
      <StreamHeading text={question.text} word={percent} />
      <ShareBar share={share} tone="primary" height="0.6em" />
      <div className="stream-panel-base">
        Han votado {units}
        <span data-settle="closing" className="stream-panel-word">
          {sayEnding([question])}
        </span>
      </div>
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
      <div className="stream-panel-base">{base}</div>
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
    <div data-rise="opening" className={classes('stream-panel', isNarrow && 'stream-panel-small')}>
      {children}
    </div>
  );
}

export function StreamHeading({ text, word }: { readonly text: string; readonly word: string }) {
  return (
    <div className="stream-heading">
      <AssemblyLogo height="1.8em" />
      <h1>{text}</h1>
      <strong data-settle="verdict">{word}</strong>
    </div>
  );
}
