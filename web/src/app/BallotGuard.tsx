import { type ReactNode, useEffect } from 'react';
import { Loading } from '../ui/Loading.tsx';
import { ForbiddenPage } from './ForbiddenPage.tsx';
import { keepReturn } from './returnTo.ts';
import { useRouteVerdict } from './useRouteVerdict.ts';

/** The same guard as the router's, moving by full navigation. */
export function BallotGuard({ children }: { readonly children: ReactNode }) {
  const verdict = useRouteVerdict(location.pathname);
  const to = verdict.kind === 'go' ? verdict.to : verdict.kind === 'login' ? '/login' : null;
  useEffect(() => {
    if (to === null) return;
    if (to === '/login') keepReturn(`${location.pathname}${location.search}`);
    location.replace(to);
  }, [to]);
  if (verdict.kind === 'pass') return children;
  if (verdict.kind === 'failed') throw verdict.error;
  const isMoving = to !== null || verdict.kind === 'waiting';
  return isMoving ? <Loading /> : <ForbiddenPage path={location.pathname} />;
}
