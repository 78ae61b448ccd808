import { Box, Link } from '@mui/material';
import type { ReactNode } from 'react';
import { useSession } from '../firebase/session.tsx';
import { AssemblyLogo } from '../ui/AssemblyLogo.tsx';
import { leaveForHome } from './arrival.ts';
import { Brand } from './Brand.tsx';
import { ColorModeButton } from './ColorModeButton.tsx';
import { RehearsalNotice } from './RehearsalNotice.tsx';

/** The least around the ballot: whose assembly it is and the way home. Light, to start fast. */
export function VoterLayout({ children }: { readonly children: ReactNode }) {
  const { assemblyName } = useSession();
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <Box component="header" sx={header}>
        <Link href="/" onClick={leaveForHome} color="inherit" underline="none" sx={home}>
          <AssemblyLogo height="2rem" />
          {assemblyName ?? <Brand />}
        </Link>
        <ColorModeButton />
      </Box>
      <RehearsalNotice />
      <Box component="main" sx={{ flexGrow: 1, display: 'flex', flexDirection: 'column' }}>
        {children}
      </Box>
    </Box>
  );
}

const header = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  px: 2,
  borderBottom: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
} as const;

const home = {
  fontWeight: 700,
  minHeight: 48,
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  overflowWrap: 'anywhere',
} as const;
