import {
  type LiveVoting,
  presentParticipation,
  presentResult,
  presentRunning,
  type QuestionResult,
  sayQuestionNumber,
} from '@asamblea/domain';
import type { ReactNode } from 'react';
import { MeasureBars } from '../../../ui/charts/MeasureBars.tsx';
import { ResultBars } from '../../../ui/charts/ResultBars.tsx';
import { ShareBar } from '../../../ui/charts/ShareBar.tsx';
import { verdictColor } from '../../../ui/charts/verdictTones.ts';
import { SeatList } from '../../../ui/lists/SeatList.tsx';
import { AssemblyLogo } from '../../../ui/pictures/AssemblyLogo.tsx';
import { tieFigures } from '../../../ui/text/tieFigures.ts';
import { classes } from '../../../ui/widgets/classes.ts';
import { sayEnding } from './sayEnding.ts';

/** More would cover the picture; from four on they stand side by side. */
const onPicture = { atMost: 8, across: 4 };
const isTight = (bars: readonly unknown[]) => bars.length > 3;

/** The present vote, or the decision: a question alone with its bars, several in a line each. */
export function StreamPanel({ votings }: { readonly votings: readonly LiveVoting[] }) {
  const [voting, ...others] = votings;
  if (voting === undefined) return null;
  if (others.length > 0) return <VotingList votings={votings} />;
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
          {sayEnding(votings)}
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

/** How much has voted of each, or the verdict once it is shown. */
function VotingList({ votings }: { readonly votings: readonly LiveVoting[] }) {
  const isOver = votings.every(({ result }) => result !== null);
  return (
    <Panel>
      <h1 className="voting-list-title">
        {isOver ? 'Resultados' : 'Votación'} de {votings.length} preguntas{sayEnding(votings)}
      </h1>
      <ol className="voting-list">
        {votings.map((voting) => {
          const { question, result } = voting;
          const decided = result && presentResult(result);
          return (
            <li key={question.questionId} className="voting-list-row">
              <div className="voting-list-text">
                {sayQuestionNumber(question)}. {question.text}
              </div>
              <strong
                data-enters="verdict"
                className="voting-list-figure"
                style={decided === null ? undefined : { color: verdictColor(decided.kind) }}
              >
                {decided?.word ?? presentParticipation(voting).percent}
              </strong>
            </li>
          );
        })}
      </ol>
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
      <div className="stream-panel-base">{tieFigures(base)}</div>
    </Panel>
  );
}

interface PanelProps {
  /** No wider than its content. */
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
