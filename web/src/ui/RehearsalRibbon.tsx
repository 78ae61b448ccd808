import { Box } from '@mui/material';
import { screenSize } from './screenSize.ts';

/** Over every public screen and stream of a rehearsal: nobody takes it for the meeting. */
export function RehearsalRibbon() {
  return (
    <Box role="note" sx={ribbon}>
      ENSAYO
      <Box component="span" sx={{ fontWeight: 400, letterSpacing: 0 }}>
        nada de esto cuenta
      </Box>
    </Box>
  );
}

const ribbon = {
  position: 'fixed',
  top: 0,
  left: '50%',
  transform: 'translateX(-50%)',
  zIndex: 'tooltip',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'baseline',
  columnGap: '0.6em',
  px: '1em',
  py: '0.15em',
  borderRadius: '0 0 0.5em 0.5em',
  bgcolor: 'warning.main',
  color: 'warning.contrastText',
  fontSize: screenSize(3),
  fontWeight: 700,
  letterSpacing: '0.12em',
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
} as const;
