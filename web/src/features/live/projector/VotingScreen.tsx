import {
  type LiveVoting,
  presentParticipation,
  presentRunning,
  sayQuestionNumber,
  withCountsAlone,
} from '@asamblea/domain';
import { ResultBars } from '../../../ui/charts/ResultBars.tsx';
import { PublicScreen } from '../../../ui/screens/PublicScreen.tsx';
import { QuestionHeading } from '../../../ui/screens/QuestionHeading.tsx';
import { classes } from '../../../ui/widgets/classes.ts';
import { DocumentCodes } from './DocumentCodes.tsx';
import { OptionsShown } from './OptionsShown.tsx';
import { ParticipationView } from './ParticipationView.tsx';
import { ProjectedResult } from './ProjectedResult.tsx';
import { questionMoment } from './questionMoment.ts';
import { VotingRow } from './VotingRow.tsx';
import { VotingStatus } from './VotingStatus.tsx';

interface VotingScreenProps {
  readonly cot: string;
  readonly assemblyName: string;
  readonly votings: readonly LiveVoting[];
}

/** More rows than this do not fit under each other and still read from the back of a hall. */
const rowsAtMost = 6;

/** The vote, or the decision: a question alone fills the screen, several share it, a row each. */
export function VotingScreen({ cot, assemblyName, votings }: VotingScreenProps) {
  const isOver = votings.every(({ result }) => result !== null);
  const first = votings.find(({ question }) => question.state === 'open') ?? votings[0];
  if (first === undefined) return null;
  const { question, result } = first;
  const of = { cot, title: assemblyName };
  if (votings.length === 1) {
    return result === null ? (
      <PublicScreen
        {...of}
        moment={questionMoment(question)}
        isEntrance={question.state === 'draft'}
      >
        <QuestionShown cot={cot} voting={first} />
      </PublicScreen>
    ) : (
      <PublicScreen
        {...of}
        moment={withMark(`Pregunta ${sayQuestionNumber(question)} · Resultado`, result)}
      >
        <ProjectedResult result={result} />
      </PublicScreen>
    );
  }
  const isMany = votings.length > 2 * rowsAtMost;
  return (
    <PublicScreen
      {...of}
      moment={isOver ? withMark('Resultados', result) : <VotingStatus question={question} />}
    >
      <h1 className="several-heading">
        {isOver ? 'Resultados' : 'Votación'} de {votings.length} preguntas
      </h1>
      <ol
        className={classes(
          'several-grid',
          !isOver && votings.length <= rowsAtMost && 'several-grid-open',
          votings.length > rowsAtMost && 'several-grid-wide',
          isMany && 'several-grid-many',
        )}
      >
        {votings.map((voting) => (
          <VotingRow
            key={voting.question.questionId}
            voting={voting}
            hasOptions={votings.length <= rowsAtMost}
            isOneLine={isMany}
          />
        ))}
      </ol>
    </PublicScreen>
  );
}

interface QuestionShownProps {
  readonly cot: string;
  readonly voting: LiveVoting;
}

/** The open question: what is asked, what can be answered with its running bars if it allows them, how much has voted. */
function QuestionShown({ cot, voting }: QuestionShownProps) {
  const { question } = voting;
  const bars = presentRunning(voting);
  const isCrowded = bars !== null && bars.length > 8;
  // Also once it is closed: nothing moves but the state.
  const documents = isCrowded ? [] : (question.documents ?? []);
  // Bars and codes together: the text gives way.
  const isFull = isCrowded || (bars !== null && documents.length > 0);
  const saidApart = sayApartOf(question);
  return (
    <>
      <QuestionHeading text={question.text} isCompact={isFull} />
      {bars === null ? (
        <OptionsShown options={question.options} isLarge />
      ) : (
        <div className={classes('running-bars', bars.length <= 4 && 'running-bars-few')}>
          <ResultBars
            caption="Votos hasta ahora"
            {...{ bars: withCountsAlone(bars), line: null }}
            isTight={bars.length > 5}
            isThick
          />
        </div>
      )}
      <DocumentCodes cot={cot} documents={documents} />
      {question.state === 'draft' ? (
        <div>
          <VotingStatus question={question} />
        </div>
      ) : (
        <ParticipationView
          {...presentParticipation(voting)}
          state={<VotingStatus question={question} />}
        />
      )}
      {saidApart !== '' && <div className="muted">{saidApart}</div>}
    </>
  );
}

/** How many units do not vote it for an interest of their own, that no attorney does, and how many are counted apart besides. */
function sayApartOf({ apart, isInPerson, affected, ofClass }: LiveVoting['question']): string {
  return [
    ...(apart === undefined ? [] : [`No votan: ${apart}, por un interés propio`]),
    ...(isInPerson === undefined ? [] : ['No valen poderes']),
    ...(affected === undefined ? [] : [`Deben votar a favor los afectados: ${affected}`]),
    ...(ofClass === undefined ? [] : [`Una clase vota aparte: ${ofClass}`]),
  ].join(' · ');
}

/** A photograph of the screen holds the seal of the record (decision 215). */
function withMark(moment: string, result: LiveVoting['result']): string {
  return result?.sealMark === undefined ? moment : `${moment} · sello ${result.sealMark}`;
}
