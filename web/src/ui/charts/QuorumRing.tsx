import type { ReactNode } from 'react';
import { classes } from '../widgets/classes.ts';

interface QuorumRingProps {
  /** From 0 to 1 of the whole. */
  readonly share: number;
  /** Where the mark of the threshold stands, from 0 to 1; null when the call has none. */
  readonly line: { readonly share: number; readonly label: string } | null;
  readonly met: boolean;
  /** The text of the ring for people who do not see it. */
  readonly label: string;
  readonly children: ReactNode;
}

const radius = 43;
const turn = 2 * Math.PI * radius;

/** A ring that fills clockwise from the top, with a mark to pass and the figure in its middle. */
export function QuorumRing(props: QuorumRingProps) {
  const { share, line, met } = props;
  const filled = Math.min(1, Math.max(0, share));
  return (
    <div className="quorum-ring">
      <svg
        viewBox="0 0 100 100"
        role="img"
        aria-label={props.label}
        className="quorum-ring-drawing"
      >
        <circle cx="50" cy="50" r={radius} className="quorum-ring-track" />
        <circle
          cx="50"
          cy="50"
          r={radius}
          transform="rotate(-90 50 50)"
          className={classes('quorum-ring-arc', met && 'met')}
          style={{ strokeDasharray: `${filled * turn} ${turn}` }}
        />
        {line !== null && (
          <>
            <g transform={`rotate(${line.share * 360} 50 50)`}>
              <line x1="50" x2="50" y1="0" y2="15" className="quorum-ring-mark" />
            </g>
            <text {...placeLabel(line.share)} className="quorum-ring-mark-label">
              {line.label}
            </text>
          </>
        )}
      </svg>
      <div className="quorum-ring-middle">{props.children}</div>
    </div>
  );
}

/** Inside the ring, beside the mark, whatever the angle. */
function placeLabel(threshold: number): { x: number; y: number } {
  const angle = threshold * 2 * Math.PI;
  return { x: 50 + 31 * Math.sin(angle), y: 50 - 31 * Math.cos(angle) };
}
