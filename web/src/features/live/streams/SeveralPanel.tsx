import {
  type LiveVoting,
  presentParticipation,
  presentResult,
  sayQuestionNumber,
} from '@asamblea/domain';
import { verdictColor } from '../../../ui/verdictTones.ts';
import { sayEnding } from './sayEnding.ts';

/** Several questions at once, a line each: how much has voted, or the verdict once it is shown. */
export function SeveralPanel({ votings }: { readonly votings: readonly LiveVoting[] }) {
  const isOver = votings.every(({ result }) => result !== null);
  return (
    <>
      <h1 className="several-panel-title">
        {isOver ? 'Resultados' : 'Votación'} de {votings.length} preguntas
        {sayEnding(votings.map(({ question }) => question))}
      </h1>
      <ol className="several-panel-list">
        {votings.map(({ question, result, ...counts }) => {
          const said = result === null ? null : presentResult(result);
          return (
            <li key={question.questionId} className="several-panel-row">
              <div className="several-panel-one-line">
                {sayQuestionNumber(question)}. {question.text}
              </div>
              <strong
                data-enters="verdict"
                className="several-panel-figure"
                style={said === null ? undefined : { color: verdictColor(said.kind) }}
              >
                {said?.word ?? presentParticipation(counts).percent}
              </strong>
            </li>
          );
        })}
      </ol>
    </>
  );
}
