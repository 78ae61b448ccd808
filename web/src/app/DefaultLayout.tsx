import { Box, Drawer } from '@mui/material';
import { useEffect, useState } from 'react';
import { Outlet } from 'react-router';
import { laterParts } from '../firebase/comesLater.tsx';
import { useSession } from '../firebase/session.tsx';
import { AppHeader } from './AppHeader.tsx';
import { ArchivedMessage } from './ArchivedMessage.tsx';
import { NavigationMenu } from './NavigationMenu.tsx';
import { menuFor } from './pages.ts';
import { prefetchPages } from './prefetchPages.ts';
import { RehearsalMessage } from './RehearsalMessage.tsx';
import { routePages } from './routePages.ts';
import { SkipLink } from './SkipLink.tsx';

const contentId = 'contenido';

/** Header, menu and content: a rail at a desk, a drawer on a phone. */
export function DefaultLayout() {
  const { routesAvailable } = useSession().session;
  const [isOpen, setOpen] = useState(false);
  const pages = menuFor(routesAvailable);
  usePrefetch(routesAvailable);
  return (
    <Box sx={frame}>
      <SkipLink target={contentId} />
      <AppHeader onMenu={() => setOpen(true)} />
      <Box component="nav" aria-label="Principal" sx={rail}>
        <NavigationMenu pages={pages} />
      </Box>
      <Drawer open={isOpen} onClose={() => setOpen(false)} sx={{ display: { md: 'none' } }}>
        <Box component="nav" aria-label="Principal" sx={{ width: 280, maxWidth: '85vw', py: 1 }}>
          <NavigationMenu pages={pages} onGo={() => setOpen(false)} />
        </Box>
      </Drawer>
      <Box component="main" id={contentId} tabIndex={-1} sx={content}>
        <ArchivedMessage />
        <RehearsalMessage />
        <Outlet />
      </Box>
    </Box>
  );
}

/** What this page brings later however slow the network is, and the pages they may open with theirs. */
function usePrefetch(routesAvailable: readonly string[]): void {
  useEffect(() => prefetchPages(laterParts, {}), []);
  useEffect(() => {
    const theirs = Object.entries(routePages).filter(([path]) => routesAvailable.includes(path));
    return prefetchPages(withLaterParts(theirs.map(([, load]) => load)));
  }, [routesAvailable]);
}

function* withLaterParts(pages: Iterable<() => Promise<unknown>>) {
  yield* pages;
  yield* laterParts;
}

const frame = {
  minHeight: '100dvh',
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '216px minmax(0, 1fr)' },
  gridTemplateRows: 'auto 1fr',
} as const;

const rail = {
  display: { xs: 'none', md: 'block' },
  borderRight: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
} as const;

const content = { minWidth: 0, outline: 'none' } as const;
