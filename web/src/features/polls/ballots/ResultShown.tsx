import {
  presentResult,
  type QuestionResult,
  sayDecisionQuorum,
  sayWinners,
} from '@asamblea/domain';
import { MeasureBars } from '../../../ui/MeasureBars.tsx';
import { SeatList } from '../../../ui/SeatList.tsx';
import { tieFigures } from '../../../ui/tieFigures.ts';
import { VerdictView } from '../../../ui/VerdictView.tsx';

interface ResultShownProps {
  readonly result: QuestionResult;
}

/** What was decided, as the screen of the hall says it: verdict, sentence and bars. */
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
