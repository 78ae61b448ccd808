import {
  formatWeight,
  type Quorum,
  type QuorumPoint,
  quorumLine,
  sayThreshold,
} from '@asamblea/domain';
import { StepCurve } from '../../ui/charts/StepCurve.tsx';
import { sayHour } from './sayHour.ts';

interface QuorumCurveProps {
  readonly curve: readonly QuorumPoint[];
  readonly quorum: Pick<Quorum, 'total' | 'threshold'>;
  /** The present instant, or the last one of a session that is over: the curve goes on until there. */
  readonly until: number;
  readonly timeZone: string;
}

/** The present weight through the session, with the line that the quorum asks. */
export function QuorumCurve(props: QuorumCurveProps) {
  const { quorum, until, timeZone } = props;
  const curve = curveUntil(props.curve, until);
  const { total, threshold } = quorum;
  const line = quorumLine(quorum);
  const first = curve[0]?.at ?? 0;
  const last = curve.at(-1)?.at ?? first;
  const span = Math.max(1, last - first);
  return (
    <StepCurve
      caption="Coeficiente presente a lo largo de la sesión"
      points={curve.map(({ at, weight }) => ({
        x: (at - first) / span,
        y: total.weight === 0 ? 0 : weight / total.weight,
      }))}
      threshold={
        line === null || threshold === null
          ? null
          : { ...line, label: `Se requiere ${sayThreshold(threshold)}` }
      }
      startLabel={curve.length > 0 ? sayHour(first, timeZone) : ''}
      endLabel={last > first ? sayHour(last, timeZone) : ''}
      columns={['Hora', 'Coeficiente presente']}
      rows={curve.map(({ at, weight }) => [sayHour(at, timeZone), formatWeight(weight)])}
    />
  );
}

/** The last step holds until now: a curve that ended there would look like the past. */
function curveUntil(curve: readonly QuorumPoint[], until: number): readonly QuorumPoint[] {
  const last = curve.at(-1);
  if (last === undefined || until <= last.at) return curve;
  return [...curve, { at: until, weight: last.weight }];
}
