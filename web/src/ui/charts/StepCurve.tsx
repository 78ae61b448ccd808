import { HiddenTable } from '../lists/HiddenTable.tsx';

interface StepCurveProps {
  readonly caption: string;
  /** Place of each step from 0 to 1: `x` in time, `y` of the whole. Left to right. */
  readonly points: readonly { readonly x: number; readonly y: number }[];
  /** The line to pass, if there is one. */
  readonly threshold: { readonly share: number; readonly label: string } | null;
  readonly startLabel: string;
  readonly endLabel: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A value that holds until it changes, drawn as steps, with the line to pass. */
export function StepCurve(props: StepCurveProps) {
  const line = stepPath(props.points);
  const { threshold } = props;
  const top = threshold === null ? null : 100 - threshold.share * 100;
  return (
    <div className="step-curve">
      <div aria-hidden className="step-curve-field">
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="step-curve-drawing"
        >
          <path d={`${line} L100 100 L${firstX(props.points)} 100 Z`} className="area" />
          <path d={line} className="line" />
          {top !== null && <line x1="0" x2="100" y1={top} y2={top} className="threshold" />}
        </svg>
      </div>
      {threshold !== null && (
        <div aria-hidden className="step-curve-margin">
          <div className="step-curve-label" style={{ top: besideLine(threshold.share) }}>
            {threshold.label}
          </div>
        </div>
      )}
      <div aria-hidden className="step-curve-hours">
        <span>{props.startLabel}</span>
        <span>{props.endLabel}</span>
      </div>
      <HiddenTable caption={props.caption} columns={props.columns} rows={props.rows} />
    </div>
  );
}

/** Each value holds until the next one, and the last one until the right edge. */
function stepPath(points: StepCurveProps['points']): string {
  const [first, ...rest] = points;
  if (first === undefined) return 'M0 100';
  const steps = rest.map(({ x, y }) => `H${round(x)} V${round(1 - y)}`);
  return [`M${round(first.x)} ${round(1 - first.y)}`, ...steps, 'H100'].join(' ');
}

/** In the margin at the height of the line, and never out of the drawing: they cover nothing of the curve. */
function besideLine(share: number): string {
  return `clamp(1.25em, ${round(1 - share)}%, 100% - 1.25em)`;
}

function firstX(points: StepCurveProps['points']): number {
  return round(points[0]?.x ?? 0);
}

function round(part: number): number {
  return Math.round(part * 100_000) / 1000;
}
