import {
  isSecret,
  type LiveVoting,
  presentParticipation,
  presentResult,
  sayQuestionNumber,
} from '@asamblea/domain';
import { PublicScreen } from '../../../ui/PublicScreen.tsx';
import { ShareBar } from '../../../ui/ShareBar.tsx';
import { verdictColor } from '../../../ui/verdictTones.ts';
import { classes } from '../../../ui/widgets/classes.ts';
import { QuestionShown } from './QuestionShown.tsx';
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
