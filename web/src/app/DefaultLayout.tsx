import { Box, Drawer } from '@mui/material';
import { useState } from 'react';
import { Outlet } from 'react-router';
import { useSession } from '../firebase/session.tsx';
import { AppHeader } from './AppHeader.tsx';
import { NavigationMenu } from './NavigationMenu.tsx';
import { pagesFor } from './pages.ts';
import { SkipLink } from './SkipLink.tsx';

const contentId = 'contenido';

/** Header, menu and content: a rail at a desk, a drawer on a phone. */
export function DefaultLayout() {
  const { session } = useSession();
  const [isOpen, setOpen] = useState(false);
  const pages = pagesFor(session.routesAvailable).filter((page) => page.inMenu);
  return (
    <Box sx={frame}>
      <SkipLink target={contentId} />
      <AppHeader onMenu={() => setOpen(true)} />
      <Box component="nav" aria-label="Principal" sx={rail}>
        <NavigationMenu pages={pages} compact />
      </Box>
      <Drawer open={isOpen} onClose={() => setOpen(false)} sx={{ display: { md: 'none' } }}>
        <Box component="nav" aria-label="Principal" sx={{ width: 280, maxWidth: '85vw' }}>
          <NavigationMenu pages={pages} onGo={() => setOpen(false)} />
        </Box>
      </Drawer>
      <Box component="main" id={contentId} tabIndex={-1} sx={content}>
        <Outlet />
      </Box>
    </Box>
  );
}

const frame = {
  minHeight: '100dvh',
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '112px minmax(0, 1fr)' },
  gridTemplateRows: 'auto 1fr',
} as const;

const rail = {
  display: { xs: 'none', md: 'block' },
  borderRight: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
} as const;

const content = { minWidth: 0, outline: 'none' } as const;
