import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** For those who listen to the screen instead of looking at it. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return (
    <Box component="span" sx={hidden}>
      {children}
    </Box>
  );
}

const hidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
