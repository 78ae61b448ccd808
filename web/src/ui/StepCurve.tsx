import { Box } from '@mui/material';
import { HiddenTable } from './HiddenTable.tsx';

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
    <Box sx={{ position: 'relative', display: 'flex', flexDirection: 'column', height: '100%' }}>
      <Box aria-hidden sx={{ position: 'relative', flex: 1, minHeight: '3em' }}>
        <Box component="svg" viewBox="0 0 100 100" preserveAspectRatio="none" sx={drawing}>
          <path d={`${line} L100 100 L${firstX(props.points)} 100 Z`} className="area" />
          <path d={line} className="line" />
          {top !== null && <line x1="0" x2="100" y1={top} y2={top} className="threshold" />}
        </Box>
        {top !== null && (
          <Box sx={{ ...thresholdLabel, top: `${top}%`, transform: besideLine(props) }}>
            {threshold?.label}
          </Box>
        )}
      </Box>
      <Box aria-hidden sx={{ display: 'flex', justifyContent: 'space-between', pt: '0.2em' }}>
        <span>{props.startLabel}</span>
        <span>{props.endLabel}</span>
      </Box>
      <HiddenTable caption={props.caption} columns={props.columns} rows={props.rows} />
    </Box>
  );
}

/** Each value holds until the next one, and the last one until the right edge. */
function stepPath(points: StepCurveProps['points']): string {
  const [first, ...rest] = points;
  if (first === undefined) return 'M0 100';
  const steps = rest.map(({ x, y }) => `H${round(x)} V${round(1 - y)}`);
  return [`M${round(first.x)} ${round(1 - first.y)}`, ...steps, 'H100'].join(' ');
}

/** The words stand on the side of the threshold where the value is not now. */
function besideLine({ points, threshold }: StepCurveProps): string {
  const isAbove = (points.at(-1)?.y ?? 0) >= (threshold?.share ?? 0);
  return isAbove ? 'translateY(5%)' : 'translateY(-105%)';
}

function firstX(points: StepCurveProps['points']): number {
  return round(points[0]?.x ?? 0);
}

function round(part: number): number {
  return Math.round(part * 100_000) / 1000;
}

const drawing = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  '& path, & line': { vectorEffect: 'non-scaling-stroke' },
  '& .area': { fill: 'var(--mui-palette-primary-main)', opacity: 0.16 },
  '& .line': { fill: 'none', stroke: 'var(--mui-palette-primary-main)', strokeWidth: '0.16em' },
  '& .threshold': {
    stroke: 'var(--mui-palette-text-primary)',
    strokeWidth: '0.1em',
    strokeDasharray: '0.4em 0.3em',
  },
} as const;

/** Around the words, so that the curve that passes behind them leaves them legible. */
const halo = '0 0 0.25em var(--mui-palette-background-paper)';

const thresholdLabel = {
  position: 'absolute',
  left: 0,
  whiteSpace: 'nowrap',
  textShadow: [halo, halo, halo, halo].join(', '),
} as const;
