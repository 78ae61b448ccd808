import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** Cards side by side, as many as fit. */
export function CardGrid({ children }: { readonly children: ReactNode }) {
  return <Box sx={cards}>{children}</Box>;
}

const cards = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
} as const;
