import {
  type AssemblyBrand,
  planSeats,
  presentResult,
  type QuestionResult,
  sayDecisionQuorum,
  sayQuestionNumber,
} from '@asamblea/domain';
import { MeasureBars } from '../../../ui/charts/MeasureBars.tsx';
import { SeatPicture } from '../../../ui/charts/SeatPicture.tsx';
import { verdictColor } from '../../../ui/charts/verdictTones.ts';
import { SeatList } from '../../../ui/lists/SeatList.tsx';
import { tieFigures } from '../../../ui/text/tieFigures.ts';
import { formatMoment } from '../../../ui/time/formatMoment.ts';
import { ReceiptsOfQuestion } from './ReceiptsOfQuestion.tsx';

interface ResultCardProps {
  readonly cot: string;
  readonly result: QuestionResult;
  readonly assembly: Pick<AssemblyBrand, 'name' | 'timeZone'>;
}

/** A closed question: the verdict, both counts of every answer, the base and the article. */
export function ResultCard({ cot, result, assembly }: ResultCardProps) {
  const { measures, base, kind, word, sentence, seats } = presentResult(result);
  const plan = planSeats(result);
  return (
    <article className="card result-card">
      <div className="result-card-header">
        <p className="text muted same-size">
          Pregunta {sayQuestionNumber(result)} · cerrada{' '}
          {formatMoment(result.closedAt, assembly.timeZone)}
        </p>
        <strong className="result-card-verdict" style={{ color: verdictColor(kind) }}>
          {word}
        </strong>
      </div>
      <h2 className="text-h3 result-card-question">{result.text}</h2>
      <MeasureBars
        caption={`Resultado de la pregunta ${sayQuestionNumber(result)}`}
        measures={measures}
      />
      {seats.length > 0 && (
        <div className="result-card-bars">
          {plan !== null && <SeatPicture {...plan} />}
          <SeatList seats={seats} />
        </div>
      )}
      <p className="text result-card-sentence">{tieFigures(sentence)}</p>
      <p className="text muted result-card-base">
        {tieFigures(`${base}. ${sayDecisionQuorum(result)}.`)}
        {result.sealMark !== undefined && ` Sello ${result.sealMark}.`}
      </p>
      <ReceiptsOfQuestion
        cot={cot}
        questionId={result.questionId}
        number={sayQuestionNumber(result)}
        assembly={assembly}
      />
    </article>
  );
}
