import { Box } from '@mui/material';
import type { ReactNode } from 'react';

interface QuorumRingProps {
  /** From 0 to 1 of the whole. */
  readonly share: number;
  /** Where the mark of the threshold stands, from 0 to 1; null when the call has none. */
  readonly line: { readonly share: number; readonly label: string } | null;
  readonly met: boolean;
  /** What the ring says to those who do not see it. */
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
    <Box sx={ring}>
      <Box
        component="svg"
        viewBox="0 0 100 100"
        role="img"
        aria-label={props.label}
        sx={{ width: '100%', height: '100%', display: 'block' }}
      >
        <Box component="circle" cx="50" cy="50" r={radius} sx={track} />
        <Box
          component="circle"
          cx="50"
          cy="50"
          r={radius}
          transform="rotate(-90 50 50)"
          sx={{
            ...arc,
            color: met ? 'success.main' : 'primary.main',
            strokeDasharray: `${filled * turn} ${turn}`,
          }}
        />
        {line !== null && (
          <>
            <g transform={`rotate(${line.share * 360} 50 50)`}>
              <Box component="line" x1="50" x2="50" y1="0" y2="15" sx={mark} />
            </g>
            <Box component="text" {...placeLabel(line.share)} sx={markLabel}>
              {line.label}
            </Box>
          </>
        )}
      </Box>
      <Box sx={middle}>{props.children}</Box>
    </Box>
  );
}

/** Inside the ring, beside the mark, whatever the angle. */
function placeLabel(threshold: number): { x: number; y: number } {
  const angle = threshold * 2 * Math.PI;
  return { x: 50 + 31 * Math.sin(angle), y: 50 - 31 * Math.cos(angle) };
}

const ring = {
  position: 'relative',
  width: '100%',
  aspectRatio: '1',
  containerType: 'inline-size',
} as const;

const track = {
  fill: 'none',
  strokeWidth: 9,
  stroke: 'var(--mui-palette-action-selected)',
} as const;

const arc = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 9,
  transition: 'stroke-dasharray 300ms ease-out',
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
} as const;

const mark = { stroke: 'var(--mui-palette-text-primary)', strokeWidth: 1.4 } as const;

const markLabel = {
  fill: 'var(--mui-palette-text-secondary)',
  fontSize: '5.6px',
  // In a small ring the same share of it could not be read.
  '@container (max-width: 220px)': { fontSize: '8.5px' },
  fontWeight: 600,
  textAnchor: 'middle',
  dominantBaseline: 'central',
} as const;

const middle = {
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  textAlign: 'center',
} as const;
