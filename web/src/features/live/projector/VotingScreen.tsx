import {
  isSecret,
  type LiveVoting,
  presentParticipation,
  presentResult,
  presentRunning,
  sayQuestionNumber,
} from '@asamblea/domain';
import type { ReactNode } from 'react';
import { PublicScreen } from '../../../ui/PublicScreen.tsx';
import { QuestionHeading } from '../../../ui/QuestionHeading.tsx';
import { ResultBars } from '../../../ui/ResultBars.tsx';
import { ShareBar } from '../../../ui/ShareBar.tsx';
import { verdictColor } from '../../../ui/verdictTones.ts';
import { classes } from '../../../ui/widgets/classes.ts';
import { DocumentCodes } from './DocumentCodes.tsx';
import { OptionsShown } from './OptionsShown.tsx';
import { QuestionState } from './QuestionState.tsx';
import { questionMoment } from './questionMoment.ts';
import { ResultShown } from './ResultShown.tsx';

interface VotingScreenProps {
  readonly cot: string;
  readonly assemblyName: string;
  readonly votings: readonly LiveVoting[];
}

/** More rows than this do not fit under each other and still read from the back of a hall. */
const rowsAtMost = 6;

/** What is voted, or what was decided: a question alone fills the screen, several share it, a row each. */
export function VotingScreen({ cot, assemblyName, votings }: VotingScreenProps) {
  const isOver = votings.every(({ result }) => result !== null);
  const first = votings.find(({ question }) => question.state === 'open') ?? votings[0];
  if (first === undefined) return null;
  const { question, result } = first;
  const of = { cot, title: assemblyName };
  if (votings.length === 1) {
    return result === null ? (
      <PublicScreen {...of} moment={questionMoment(question)}>
        <QuestionShown cot={cot} voting={first} />
      </PublicScreen>
    ) : (
      <PublicScreen {...of} moment={`Pregunta ${sayQuestionNumber(question)} · Resultado`}>
        <ResultShown result={result} />
      </PublicScreen>
    );
  }
  const isMany = votings.length > 2 * rowsAtMost;
  return (
    <PublicScreen {...of} moment={isOver ? 'Resultados' : <QuestionState question={question} />}>
      <h1 className="several-heading">
        {isOver ? 'Resultados' : 'Votación'} de {votings.length} preguntas
      </h1>
      <ol
        className={classes(
          'several-grid',
          votings.length > rowsAtMost && 'several-grid-wide',
          isMany && 'several-grid-many',
        )}
      >
        {votings.map((voting) => (
          <VotingRow key={voting.question.questionId} voting={voting} isOneLine={isMany} />
        ))}
      </ol>
    </PublicScreen>
  );
}

interface VotingRowProps {
  readonly voting: LiveVoting;
  /** As much of the question as fits in one line. A phone scrolls, so there it is whole. */
  readonly isOneLine: boolean;
}

/** How much has voted, or the verdict and whoever was elected; the figures are on the page of results. */
function VotingRow({ voting, isOneLine }: VotingRowProps) {
  const { question, result } = voting;
  const { percent, units, share } = presentParticipation(voting);
  const decided = result && presentResult(result);
  return (
    <li className={classes('voting-row', decided !== null && 'voting-row-decided')}>
      <div className="voting-row-line">
        <div className={classes('several-text', isOneLine && 'several-text-line')}>
          <b>{sayQuestionNumber(question)}.</b> {question.text}
        </div>
        <strong
          data-enters="verdict"
          className="voting-row-figure"
          style={decided === null ? undefined : { color: verdictColor(decided.kind) }}
        >
          {decided?.word ?? percent}
        </strong>
      </div>
      {decided === null && <ShareBar share={share} tone="primary" height="0.45em" />}
      <div className="voting-row-note">
        {decided?.seats.map(({ name }) => name).join(' · ')}
        {decided === null && question.rehearsal === true && 'Ensayo, no cuenta · '}
        {decided === null && isSecret(question) && 'Voto secreto · '}
        {decided === null && question.apart !== undefined && `no votan: ${question.apart} · `}
        {decided === null &&
          (question.state === 'open' ? (
            `han votado ${units}`
          ) : (
            <QuestionState question={question} />
          ))}
      </div>
    </li>
  );
}

interface QuestionShownProps {
  readonly cot: string;
  readonly voting: LiveVoting;
}

/** The open question: what is asked, how much has voted, and the running bars if it allows them. */
function QuestionShown({ cot, voting }: QuestionShownProps) {
  const { question } = voting;
  const bars = presentRunning(voting);
  const isCrowded = bars !== null && bars.length > 8;
  // Also once it is closed: nothing moves but what says so.
  const documents = isCrowded ? [] : (question.documents ?? []);
  // Bars and codes together: the text gives way.
  const isFull = isCrowded || (bars !== null && documents.length > 0);
  return (
    <>
      <QuestionHeading text={question.text} isCompact={isFull} />
      <ParticipationView
        {...presentParticipation(voting)}
        isCompact={isCrowded}
        state={
          <>
            <QuestionState question={question} />
            {sayApartOf(question)}
          </>
        }
      />
      {bars === null && <OptionsShown options={question.options} />}
      <DocumentCodes cot={cot} documents={documents} />
      {bars !== null && (
        <ResultBars
          caption="Votos hasta ahora"
          {...{ bars, line: null }}
          isTight={bars.length > 5}
        />
      )}
    </>
  );
}

/** How many units do not vote it for an interest of their own. */
function sayApartOf({ apart }: LiveVoting['question']): string {
  return apart === undefined ? '' : ` · No votan: ${apart}, por un interés propio`;
}

interface ParticipationViewProps {
  readonly share: number;
  readonly percent: string;
  /** Null where the rule counts units. */
  readonly weights: string | null;
  readonly units: string;
  /** What is happening: open with its countdown, or counting. */
  readonly state: ReactNode;
  /** Where much else has to fit. */
  readonly isCompact?: boolean;
}

/** How much has voted, in one figure that reads from the back of the hall. */
export function ParticipationView(props: ParticipationViewProps) {
  return (
    <div className="participation-view">
      <div className="participation-view-row">
        <div
          className={classes(
            'participation-view-figure',
            props.isCompact === true && 'participation-view-small-figure',
          )}
        >
          {props.percent}
        </div>
        <div className="participation-view-words">
          <div>ha votado</div>
          <div className="muted">{props.units}</div>
          {props.weights !== null && <div className="muted">coeficiente {props.weights}</div>}
        </div>
        <div
          className={classes(
            'participation-view-moment',
            props.isCompact !== true && 'participation-view-large-moment',
          )}
        >
          {props.state}
        </div>
      </div>
      <ShareBar share={props.share} tone="primary" height="0.7em" />
    </div>
  );
}
