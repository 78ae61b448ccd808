import CloudOffIcon from '@mui/icons-material/CloudOff';
import { Box } from '@mui/material';
import { useState } from 'react';
import { screenSize } from './screenSize.ts';
import { useNow } from './useNow.ts';

/**
 * Says how old the figures are since the connection was lost, which is when this appears. It floats,
 * so that nothing moves when it comes and goes.
 */
export function StaleNotice() {
  const [since] = useState(() => Date.now());
  const age = Math.max(0, useNow(1000) - since);
  return (
    <Box role="status" sx={notice}>
      <CloudOffIcon fontSize="inherit" />
      <span>Sin conexión. Datos de hace {sayAge(age)}. Volverá sola.</span>
    </Box>
  );
}

export function sayAge(ageMs: number): string {
  const seconds = Math.floor(ageMs / 1000);
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

const notice = {
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: 'snackbar',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.5em',
  p: '0.15em 1em',
  fontSize: screenSize(3),
  fontWeight: 600,
  bgcolor: 'text.primary',
  color: 'background.default',
} as const;
