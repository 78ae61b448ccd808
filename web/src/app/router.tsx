import { type Layout, pageRoute, type RoutePath, routes } from '@asamblea/domain';
import { useEffect } from 'react';
import { createBrowserRouter, type RouteObject, useLocation } from 'react-router';
import { Loading } from '../ui/feedback/Loading.tsx';
import { AppRoot } from './AppRoot.tsx';
import { NotFoundPage } from './failures/NotFoundPage.tsx';
import { SectionLayout } from './frame/SectionLayout.tsx';
import { paceNavigations } from './paceNavigations.ts';
import { sections } from './pages/pages.ts';
import { isStarted, type StartedPath } from './pages/startedPages.ts';
import { RouteErrorPage } from './RouteErrorPage.tsx';
import { RouteGuard } from './RouteGuard.tsx';
import { routePages } from './routes/routePages.ts';
import { SessionGate } from './signIn/SessionGate.tsx';
import { holdsVote, WhileSignedIn } from './signIn/WhileSignedIn.tsx';

/** The page by id takes what no other route has; the guard says which ids may exist. */
function toRoute(path: RoutePath): RouteObject {
  if (isStarted(path)) return { path, element: <StartAnew path={path} /> };
  return {
    path: path === pageRoute ? '/:pageId' : path,
    lazy: async () => ({ Component: await routePages[path]() }),
  };
}

function routesOf(layout: Layout, entries: readonly string[]): readonly RoutePath[] {
  return routes
    .filter((row) => row.layout === layout && entries.includes(row.entry))
    .map(({ path }) => path);
}

/** Errors show inside the layout they happened in, so that the way out stays in sight. */
function withErrors(pages: readonly RouteObject[]): RouteObject {
  return { ErrorBoundary: RouteErrorPage, children: [...pages] };
}

function defaultPages(): readonly RouteObject[] {
  const all = routesOf('default', ['signed-in']).filter((path) => path !== pageRoute);
  const inSection = (path: string) => sections.find((one) => path.startsWith(one));
  return [
    ...all.filter((path) => inSection(path) === undefined).map(toRoute),
    ...sections.map((section) => ({
      element: <SectionLayout section={section} />,
      children: [withErrors(all.filter((path) => inSection(path) === section).map(toRoute))],
    })),
  ];
}

function Starting() {
  return <Loading />;
}

function GuardedPages() {
  return (
    <SessionGate around={WhileSignedIn} holds={holdsVote}>
      <RouteGuard />
    </SessionGate>
  );
}

/** Such a page is a new start of the browser's page, at its address. */
function StartAnew({ path }: { readonly path: StartedPath }) {
  useEffect(() => {
    if (location.pathname === path) location.reload();
    else location.replace(`${path}${location.search}${location.hash}`);
  }, [path]);
  return <Loading />;
}

function NoPage() {
  const { pathname, search } = useLocation();
  return <NotFoundPage path={`${pathname}${search}`} />;
}

export function createAppRouter() {
  return createBrowserRouter([
    {
      Component: AppRoot,
      ErrorBoundary: RouteErrorPage,
      HydrateFallback: Starting,
      loader: async () => {
        await paceNavigations();
        return null;
      },
      shouldRevalidate: () => true,
      children: [
        withErrors([
          ...[...routesOf('public', ['public']), ...routesOf('bare', ['public'])].map(toRoute),
        ]),
        {
          Component: GuardedPages,
          children: [
            withErrors(routesOf('login', ['guest', 'open']).map(toRoute)),
            {
              lazy: async () => ({
                Component: (await import('./frame/PublicLayout.tsx')).PublicLayout,
              }),
              children: [withErrors(routesOf('public', ['signed-in']).map(toRoute))],
            },
            {
              lazy: async () => ({
                Component: (await import('./frame/DefaultLayout.tsx')).DefaultLayout,
              }),
              children: [withErrors(defaultPages())],
            },
            {
              lazy: async () => ({
                Component: (await import('./frame/WrittenPageLayout.tsx')).WrittenPageLayout,
              }),
              children: [withErrors([toRoute(pageRoute)])],
            },
            { path: '*', Component: NoPage },
          ],
        },
      ],
    },
  ]);
}
