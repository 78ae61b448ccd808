import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { Brand } from './Brand.tsx';
import { ColorModeButton } from './ColorModeButton.tsx';

/** One thing in the middle of the page. */
export function LoginLayout({ children }: { readonly children: ReactNode }) {
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <Box component="header" sx={header}>
        <Brand />
        <ColorModeButton />
      </Box>
      <Box component="main" sx={middle}>
        {children}
      </Box>
    </Box>
  );
}

const header = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  px: { xs: 2, sm: 3 },
  py: 1.5,
} as const;

const middle = {
  flexGrow: 1,
  display: 'grid',
  placeItems: { xs: 'start center', sm: 'center' },
  px: 2,
  pb: 6,
} as const;
