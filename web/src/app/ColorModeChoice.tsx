import { Box, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useColorScheme } from '@mui/material/styles';
import { useId } from 'react';

const choices = [
  ['light', 'Claro'],
  ['dark', 'Oscuro'],
  ['system', 'Del equipo'],
] as const;

export function ColorModeChoice() {
  const { mode = 'system', setMode } = useColorScheme();
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
          if (chosen !== null) setMode(chosen);
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
