import { sessionMay } from '@asamblea/domain';
import { Box, Drawer } from '@mui/material';
import { type ReactNode, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { hasPendingVote } from '../../features/polls/ballots/sending/outbox.ts';
import { comesLater, laterParts } from '../../firebase/listening/comesLater.tsx';
import { useSession } from '../../firebase/session/session.tsx';
import { QuietGuard } from '../../ui/feedback/QuietGuard.tsx';
import { hasBallot } from '../pages/hasBallot.ts';
import { menuFor } from '../pages/pages.ts';
import { prefetchPages } from '../pages/prefetchPages.ts';
import { routePages } from '../routes/routePages.ts';
import { AppHeader } from './AppHeader.tsx';
import { ArchivedMessage } from './ArchivedMessage.tsx';
import { NavigationMenu } from './NavigationMenu.tsx';
import { RehearsalMessage } from './RehearsalMessage.tsx';
import { SkipLink } from './SkipLink.tsx';

const WaitingVotes = comesLater(
  async () => (await import('../../features/polls/ballots/sending/WaitingVotes.tsx')).WaitingVotes,
);

const contentId = 'contenido';

/** Header, menu and content: a rail at a desk, a drawer on a phone. Content of no route is given by `children`. */
export function DefaultLayout({ children }: { readonly children?: ReactNode }) {
  const { routesAvailable } = useSession().session;
  const [isOpen, setOpen] = useState(false);
  const [answered, setAnswered] = useState(0);
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
        <Waiting onAnswered={() => setAnswered((before) => before + 1)} />
        {children ?? <Outlet context={answered} />}
      </Box>
    </Box>
  );
}

/** The ballot sends its own; every other page what was confirmed there and waits. */
function Waiting({ onAnswered }: { readonly onAnswered: () => void }) {
  const { session } = useSession();
  const { pathname } = useLocation();
  const [found, setFound] = useState({ on: '', waits: false });
  // Looked for at each page, and not again while its end is being told.
  if (found.on !== pathname) setFound({ on: pathname, waits: hasPendingVote() });
  if (!found.waits || hasBallot(pathname) || !sessionMay(session, 'castVote')) return null;
  return (
    <QuietGuard>
      <WaitingVotes key={pathname} onAnswered={onAnswered} />
    </QuietGuard>
  );
}

/** The parts that this page loads later however slow the network is, and those of the pages they may open. */
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
