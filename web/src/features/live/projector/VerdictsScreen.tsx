import { type LiveVoting, presentResult, sayQuestionNumber } from '@asamblea/domain';
import { PublicScreen } from '../../../ui/PublicScreen.tsx';
import { verdictColor } from '../../../ui/verdictTones.ts';
import { severalGrid, severalText } from './severalGrid.ts';

interface VerdictsScreenProps {
  readonly cot: string;
  readonly assemblyName: string;
  readonly votings: readonly LiveVoting[];
}

/** What was decided of several questions, a verdict each; the figures are on the page of results. */
export function VerdictsScreen({ cot, assemblyName, votings }: VerdictsScreenProps) {
  return (
    <PublicScreen cot={cot} title={assemblyName} moment="Resultados">
      <h1 className="several-heading">Resultados de {votings.length} preguntas</h1>
      <ol className={severalGrid(votings.length)}>
        {votings.map(({ question, result }) => {
          if (result === null) return null;
          const { word, kind, seats } = presentResult(result);
          return (
            <li key={question.questionId} className="verdicts-screen-row">
              <div className="verdicts-screen-text">
                <div className={severalText(votings.length)}>
                  <b>{sayQuestionNumber(question)}.</b> {question.text}
                </div>
                {seats.length > 0 && (
                  <div className="verdicts-screen-note">
                    {seats.map(({ name }) => name).join(' · ')}
                  </div>
                )}
              </div>
              <strong
                data-enters="verdict"
                className="verdicts-screen-word"
                style={{ color: verdictColor(kind) }}
              >
                {word}
              </strong>
            </li>
          );
        })}
      </ol>
    </PublicScreen>
  );
}
