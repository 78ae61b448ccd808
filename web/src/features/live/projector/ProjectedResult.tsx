import {
  planSeats,
  presentResult,
  type QuestionResult,
  type SeatPlan,
  sayQuestionNumber,
  withCountsAlone,
} from '@asamblea/domain';
import { MeasureBars } from '../../../ui/charts/MeasureBars.tsx';
import { SeatPicture, saySeats } from '../../../ui/charts/SeatPicture.tsx';
import { VerdictView } from '../../../ui/charts/VerdictView.tsx';
import { SeatList } from '../../../ui/lists/SeatList.tsx';
import { QuestionHeading } from '../../../ui/screens/QuestionHeading.tsx';
import { classes } from '../../../ui/widgets/classes.ts';
import { Winners, winnersAtMost } from './Winners.tsx';

/** A double majority, or one that asked the absent, says more: then the word takes less room. */
const lettersBesideTheWord = 220;

/** Beside the names there is room for these; the table and the page of results have them all. */
const besideNames = { atMost: 4, across: 1 };
/** The bars of slates say which chairs are theirs. */
const slatesBesideNames = { atMost: 5, across: 1 };
/** And under a list that takes the whole width, for these. */
const underNames = { atMost: 4, across: 2 };

/**
 * The decision: the verdict in one word and one sentence, above its base, where nobody's head is before it,
 * and bars with the required line. The elected stand there by name, in their seats.
 */
export function ProjectedResult({ result }: { readonly result: QuestionResult }) {
  const { measures, base, seats, ...verdict } = presentResult(result);
  const bars = measures.flatMap((measure) => measure.bars);
  const areNamed = seats.length > 0 && seats.length <= winnersAtMost;
  const isCrowded =
    bars.length > 6 || verdict.sentence.length > lettersBesideTheWord || seats.length > 0;
  const isBeside = areNamed && bars.length > 0;
  const plan = planSeats(result);
  const slates = plan?.slates ?? [];
  const areTold = bars.length > 0 && bars.length <= slatesBesideNames.atMost;
  const beside = slates.length > 0 ? slatesBesideNames : besideNames;
  // A numbered list of names is their seats already, unless some stayed empty.
  const isDrawn = !areNamed || slates.length > 0 || (plan?.places.length ?? 0) > seats.length;
  return (
    <>
      <QuestionHeading text={result.text} isCompact />
      <VerdictView {...verdict} note={`${base}.`} isCompact={isCrowded} isEvent />
      <div className={classes('result-shown-parts', isBeside && 'result-shown-beside-parts')}>
        {areNamed ? (
          <Winners seats={seats} isOfSlates={slates.length > 0} />
        ) : (
          <SeatList seats={seats} />
        )}
        <div className="result-shown-figures">
          {plan !== null && isDrawn && <SeatPicture {...plan} hasKeyApart={areTold} />}
          <MeasureBars
            caption={`Resultado de la pregunta ${sayQuestionNumber(result)}`}
            // The note says the base of the bars.
            measures={measures.map((one) => ({
              ...one,
              ...(measures.length === 1 ? { name: '' } : {}),
              bars: withCountsAlone(one.bars).map((bar) => ({
                ...bar,
                label: areTold ? sayWithSeats(bar.label, slates) : bar.label,
              })),
            }))}
            isTight={isCrowded}
            isThick
            {...(isBeside ? beside : seats.length > 0 ? underNames : {})}
          />
        </div>
      </div>
    </>
  );
}

/** `1 · Plancha azul · 2 puestos`: what the chairs of its number stand for, said where its votes are. */
function sayWithSeats(label: string, slates: SeatPlan['slates']): string {
  const slate = slates.find((one) => one.label === label);
  return slate === undefined ? label : `${slate.number} · ${label} · ${saySeats(slate.seats)}`;
}
