import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { CrashPage } from './CrashPage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

/** What the router shows for an error: the not-found page for status 404, else the error page. */
export function RouteErrorPage() {
  const error = useRouteError();
  const { pathname } = useLocation();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return isMissing ? <NotFoundPage path={pathname} /> : <CrashPage error={error} />;
}
