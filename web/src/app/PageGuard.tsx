import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { Loading } from '../ui/Loading.tsx';
import { ForbiddenPage } from './ForbiddenPage.tsx';
import { keepReturn } from './returnTo.ts';
import { refusedPage } from './statusError.ts';
import { useRouteVerdict } from './useRouteVerdict.ts';

const AttorneysClosedRoute = lazy(async () => ({
  default: (await import('./AttorneysClosedRoute.tsx')).AttorneysClosedRoute,
}));

/** The same guard as the router's, for a page that starts by itself: it moves by full navigation. */
export function PageGuard({ children }: { readonly children: ReactNode }) {
  const { pathname, search } = location;
  const verdict = useRouteVerdict(pathname, search);
  const to = verdict.kind === 'go' ? verdict.to : verdict.kind === 'login' ? '/login' : null;
  useEffect(() => {
    if (to === null) return;
    if (to === '/login') keepReturn(`${location.pathname}${location.search}`);
    location.replace(to);
  }, [to]);
  if (to !== null) return <Loading />;
  switch (verdict.kind) {
    case 'pass':
      return children;
    case 'refused':
      throw refusedPage();
    case 'failed':
      throw refusedPage(verdict.error);
    case 'waiting':
      return <Loading />;
    case 'closed':
      return (
        <Suspense fallback={<Loading />}>
          <AttorneysClosedRoute entry={verdict.door.closed} cot={verdict.door.cot} />
        </Suspense>
      );
    default:
      return <ForbiddenPage path={pathname} />;
  }
}
