import { type ReactNode, useEffect } from 'react';
import { Loading } from '../ui/Loading.tsx';
import { ForbiddenPage } from './ForbiddenPage.tsx';
import { useRouteVerdict } from './useRouteVerdict.ts';

/** The same guard as the router's, moving by full navigation. */
export function BallotGuard({ children }: { readonly children: ReactNode }) {
  const verdict = useRouteVerdict(location.pathname);
  const to = verdict.kind === 'go' ? verdict.to : null;
  useEffect(() => {
    if (to !== null) location.replace(to);
  }, [to]);
  if (verdict.kind === 'pass') return children;
  return to === null ? <ForbiddenPage path={location.pathname} /> : <Loading />;
}
