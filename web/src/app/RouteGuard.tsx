import { Navigate, Outlet, useLocation } from 'react-router';
import { Loading } from '../ui/Loading.tsx';
import { ForbiddenPage } from './ForbiddenPage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { useRouteVerdict } from './useRouteVerdict.ts';

/** Opens the page of the path, or says why not. */
export function RouteGuard() {
  const { pathname, search } = useLocation();
  const verdict = useRouteVerdict(pathname);
  switch (verdict.kind) {
    case 'go':
      return <Navigate to={verdict.to} replace />;
    case 'waiting':
      return <Loading />;
    case 'forbidden':
      return <ForbiddenPage path={pathname} />;
    case 'unknown':
      return <NotFoundPage path={`${pathname}${search}`} />;
    case 'pass':
      return <Outlet />;
  }
}
