import {
  presentResult,
  type QuestionResult,
  sayDecisionQuorum,
  sayWinners,
} from '@asamblea/domain';
import { MeasureBars } from '../../../ui/charts/MeasureBars.tsx';
import { VerdictView } from '../../../ui/charts/VerdictView.tsx';
import { SeatList } from '../../../ui/lists/SeatList.tsx';
import { tieFigures } from '../../../ui/text/tieFigures.ts';

interface ResultShownProps {
  readonly result: QuestionResult;
}

/** The decision, as the screen of the hall tells it: verdict, sentence and bars. */
export function ResultShown({ result }: ResultShownProps) {
  const { measures, base, kind, word, sentence, seats } = presentResult(result);
  return (
    <section aria-label="Resultado" className="card result-shown">
      <VerdictView kind={kind} word={sayWinners(seats) ?? word} sentence={sentence} isCompact />
      <MeasureBars caption={`Resultado de la pregunta ${result.number}`} measures={measures} />
      <SeatList seats={seats} />
      <p className="text-small muted">{tieFigures(`${base}. ${sayDecisionQuorum(result)}.`)}</p>
    </section>
  );
}
