import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { ShareBar } from './ShareBar.tsx';
import { screenSize } from './screenSize.ts';

interface ParticipationViewProps {
  readonly share: number;
  readonly percent: string;
  readonly weights: string;
  readonly units: string;
  /** What is happening: open with its countdown, or counting. */
  readonly state: ReactNode;
  /** Where much else has to fit. */
  readonly isCompact?: boolean;
}

/** How much has voted, in one figure that reads from the back of the hall. */
export function ParticipationView(props: ParticipationViewProps) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: '0.6em' }}>
      <Box sx={row}>
        <Box sx={[figure, props.isCompact === true && smallFigure]}>{props.percent}</Box>
        <Box sx={{ lineHeight: 1.35 }}>
          <Box>ha votado</Box>
          <Box sx={{ color: 'text.secondary' }}>{props.units}</Box>
          <Box sx={{ color: 'text.secondary' }}>coeficiente {props.weights}</Box>
        </Box>
        <Box sx={[moment, props.isCompact !== true && largeMoment]}>{props.state}</Box>
      </Box>
      <ShareBar share={props.share} tone="primary" height="0.7em" />
    </Box>
  );
}

const figure = { fontSize: screenSize(15, 2.6), fontWeight: 700, lineHeight: 1 } as const;
const smallFigure = { fontSize: screenSize(9, 2) } as const;

/** As wide whatever it says, in two lines where it is long: closing moves nothing around. */
const moment = {
  marginLeft: { sm: 'auto' },
  textAlign: { sm: 'right' },
  flex: { md: '1 0 8em' },
  lineHeight: 1.2,
} as const;
/** How long it is still open is waited for from the last row. */
const largeMoment = { fontSize: screenSize(4.4, 1.25) } as const;

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '1.2em',
  rowGap: '0.5em',
} as const;
