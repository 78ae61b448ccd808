import { Box } from '@mui/material';

/** The product's mark and name. */
export function Brand() {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, fontWeight: 700 }}>
      <Box component="svg" viewBox="0 0 32 32" aria-hidden sx={{ width: 28, height: 28 }}>
        <Box component="rect" width="32" height="32" rx="7" sx={{ fill: 'currentColor' }} />
        <Box component="circle" cx="16" cy="16" r="9" sx={{ ...ring, strokeOpacity: 0.4 }} />
        <Box component="path" d="M16 7a9 9 0 1 1-8.6 11.7" sx={ring} />
      </Box>
      Asamblea
    </Box>
  );
}

const ring = {
  fill: 'none',
  stroke: 'var(--mui-palette-background-default)',
  strokeWidth: 4,
  strokeLinecap: 'round',
} as const;
