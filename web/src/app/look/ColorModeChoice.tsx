import { Box, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useId } from 'react';
import { chooseColourMode, useColourMode } from '../../ui/device/colourMode.ts';

const choices = [
  ['light', 'Claro'],
  ['dark', 'Oscuro'],
  ['system', 'Del equipo'],
] as const;

export function ColorModeChoice() {
  const mode = useColourMode();
  const labelId = useId();
  return (
    <Box sx={{ px: 2, py: 1.5 }}>
      <Typography id={labelId} variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
        Tema
      </Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={mode}
        aria-labelledby={labelId}
        onChange={(_, chosen) => {
          if (chosen !== null) chooseColourMode(chosen);
        }}
      >
        {choices.map(([value, name]) => (
          <ToggleButton key={value} value={value} sx={{ px: 1.5, textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
}
