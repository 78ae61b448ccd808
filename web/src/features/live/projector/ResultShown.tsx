import {
  planSeats,
  presentResult,
  type QuestionResult,
  sayQuestionNumber,
  withCountsAlone,
} from '@asamblea/domain';
import { MeasureBars } from '../../../ui/MeasureBars.tsx';
import { QuestionHeading } from '../../../ui/QuestionHeading.tsx';
import { SeatList } from '../../../ui/SeatList.tsx';
import { SeatPicture } from '../../../ui/SeatPicture.tsx';
import { VerdictView } from '../../../ui/VerdictView.tsx';
import { classes } from '../../../ui/widgets/classes.ts';
import { Winners, winnersAtMost } from './Winners.tsx';

/** A double majority, or one that asked the absent, says more: then the word takes less room. */
const lettersBesideTheWord = 220;

/** Beside the names there is room for these; the table and the page of results have them all. */
const besideNames = { atMost: 5, across: 1 };
/** More answers than this are read better side by side, under the names. */
const barsBesideNames = 12;

/**
 * What was decided: the verdict in one word and one sentence, above what it rests on, where nobody's head
 * is before it, and bars with the required line. Whoever was elected stands there by name, in their seats.
 */
export function ResultShown({ result }: { readonly result: QuestionResult }) {
  const { measures, base, seats, ...verdict } = presentResult(result);
  const bars = measures.flatMap((measure) => measure.bars);
  const areNamed = seats.length > 0 && seats.length <= winnersAtMost;
  const isCrowded =
    bars.length > 6 || verdict.sentence.length > lettersBesideTheWord || seats.length > 0;
  const isBeside = areNamed && bars.length > 0 && bars.length <= barsBesideNames;
  const plan = planSeats(result);
  return (
    <>
      <QuestionHeading text={result.text} isCompact />
      <VerdictView {...verdict} note={`${base}.`} isCompact={isCrowded} isEvent />
      <div className={classes('result-shown-parts', isBeside && 'result-shown-beside-parts')}>
        <div className="result-shown-seats">
          {plan !== null && <SeatPicture {...plan} />}
          {areNamed ? <Winners seats={seats} /> : <SeatList seats={seats} />}
        </div>
        <MeasureBars
          caption={`Resultado de la pregunta ${sayQuestionNumber(result)}`}
          // The note says of what they are.
          measures={measures.map((one) => ({
            ...one,
            ...(measures.length === 1 ? { name: '' } : {}),
            bars: withCountsAlone(one.bars),
          }))}
          isTight={isCrowded}
          isThick
          {...(isBeside ? besideNames : {})}
        />
      </div>
    </>
  );
}
