import {
  isSecret,
  type LiveVoting,
  presentParticipation,
  sayQuestionNumber,
} from '@asamblea/domain';
import { PublicScreen } from '../../../ui/PublicScreen.tsx';
import { ShareBar } from '../../../ui/ShareBar.tsx';
import { QuestionState } from './QuestionState.tsx';
import { severalGrid, severalText } from './severalGrid.ts';

interface TogetherScreenProps {
  readonly cot: string;
  readonly assemblyName: string;
  readonly votings: readonly LiveVoting[];
}

/** Several questions that are voted at once: what each asks and how much of it has voted. */
export function TogetherScreen({ cot, assemblyName, votings }: TogetherScreenProps) {
  const first = votings.find(({ question }) => question.state === 'open') ?? votings[0];
  return (
    <PublicScreen
      cot={cot}
      title={assemblyName}
      moment={first === undefined ? '' : <QuestionState question={first.question} />}
    >
      <h1 className="several-heading">Votación de {votings.length} preguntas</h1>
      <ol className={severalGrid(votings.length)}>
        {votings.map(({ question, ...counts }) => {
          const { percent, units, share } = presentParticipation(counts);
          return (
            <li key={question.questionId} className="together-screen-row-text">
              <div className="together-screen-row">
                <div className={severalText(votings.length)}>
                  <b>{sayQuestionNumber(question)}.</b> {question.text}
                </div>
                <b className="together-screen-share">{percent}</b>
              </div>
              <ShareBar share={share} tone="primary" height="0.45em" />
              <div className="together-screen-status">
                {question.rehearsal === true && 'Ensayo, no cuenta · '}
                {isSecret(question) && 'Voto secreto · '}
                {question.state === 'open' ? (
                  `han votado ${units}`
                ) : (
                  <QuestionState question={question} />
                )}
              </div>
            </li>
          );
        })}
      </ol>
    </PublicScreen>
  );
}
