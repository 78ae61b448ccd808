import { useEffect } from 'react';
import { createBrowserRouter, type RouteObject, useLocation } from 'react-router';
import { Loading } from '../ui/Loading.tsx';
import { AppRoot } from './AppRoot.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { RouteErrorPage } from './RouteErrorPage.tsx';
import { RouteGuard } from './RouteGuard.tsx';
import { SessionGate } from './SessionGate.tsx';

/** Every page is loaded when it is first opened: nobody waits for the screens of others. */
const publicPages: readonly RouteObject[] = [
  {
    path: '/quorum/public',
    lazy: async () => ({ Component: (await import('./QuorumRoute.tsx')).QuorumRoute }),
  },
  {
    path: '/votes/public',
    lazy: async () => {
      const { PublicRoute } = await import('./PublicRoute.tsx');
      const { ProjectorPage } = await import('../features/projector/ProjectorPage.tsx');
      return { element: <PublicRoute Page={ProjectorPage} /> };
    },
  },
  {
    path: '/results/public',
    lazy: async () => {
      const { PublicRoute } = await import('./PublicRoute.tsx');
      const { ResultsPublicPage } = await import('../features/results/ResultsPublicPage.tsx');
      return { element: <PublicRoute Page={ResultsPublicPage} /> };
    },
  },
  {
    path: '/stream/votacionWithOnSnapshot',
    lazy: async () => {
      const { PublicRoute } = await import('./PublicRoute.tsx');
      const { StreamPage } = await import('../features/streams/StreamPage.tsx');
      return { element: <PublicRoute Page={StreamPage} /> };
    },
  },
];

const deskPages: readonly RouteObject[] = [
  {
    path: '/',
    lazy: async () => ({ Component: (await import('./HomeRoute.tsx')).HomeRoute }),
  },
  {
    path: '/register',
    lazy: async () => ({
      Component: (await import('../features/attendance/RegisterPage.tsx')).RegisterPage,
    }),
  },
  {
    path: '/votes/private',
    lazy: async () => ({
      Component: (await import('../features/questions/QuestionsPage.tsx')).QuestionsPage,
    }),
  },
  {
    path: '/settings/database',
    lazy: async () => ({
      Component: (await import('../features/rosters/RosterPage.tsx')).RosterPage,
    }),
  },
  {
    path: '/settings/database/file',
    lazy: async () => ({
      Component: (await import('../features/rosters/ImportPage.tsx')).ImportPage,
    }),
  },
  {
    path: '/settings/database/copypaste',
    lazy: async () => ({
      Component: (await import('../features/rosters/ImportPage.tsx')).PastePage,
    }),
  },
];

const signInPage: RouteObject = {
  path: '/login',
  lazy: async () => ({ Component: (await import('./LoginRoute.tsx')).LoginRoute }),
};

function Starting() {
  return <Loading />;
}

function GuardedPages() {
  return (
    <SessionGate>
      <RouteGuard />
    </SessionGate>
  );
}

/** The ballot starts by itself, without the router: a new start of the page, at its address. */
function LeaveForBallot() {
  useEffect(() => location.reload(), []);
  return <Loading />;
}

/** The table has the route, and the page is not built yet. */
function UnbuiltPage() {
  const { pathname, search } = useLocation();
  return <NotFoundPage path={`${pathname}${search}`} />;
}

/** Errors show inside the layout they happened in, so that the way out stays in sight. */
function withErrors(pages: readonly RouteObject[]): RouteObject {
  return { ErrorBoundary: RouteErrorPage, children: [...pages] };
}

export function createAppRouter() {
  return createBrowserRouter([
    {
      Component: AppRoot,
      ErrorBoundary: RouteErrorPage,
      HydrateFallback: Starting,
      children: [
        withErrors(publicPages),
        {
          Component: GuardedPages,
          children: [
            withErrors([signInPage]),
            {
              lazy: async () => ({
                Component: (await import('./DefaultLayout.tsx')).DefaultLayout,
              }),
              children: [withErrors([...deskPages])],
            },
            { path: '/votes/current', Component: LeaveForBallot },
            { path: '*', Component: UnbuiltPage },
          ],
        },
      ],
    },
  ]);
}
