import { useLocation, useRouteError } from 'react-router';
import { CrashPage } from './failures/CrashPage.tsx';
import { errorObjectOf } from './failures/errorObject.ts';
import { detailOf } from './failures/explainError.ts';
import { NotFoundPage } from './failures/NotFoundPage.tsx';

/** The page that the router shows for an error: the not-found page for status 404, else the error page. */
export function RouteErrorPage() {
  const error = errorObjectOf(useRouteError(), {}, navigator.onLine);
  const { pathname, search } = useLocation();
  if (error.statusCode !== 404) return <CrashPage error={error} />;
  return (
    <NotFoundPage
      path={`${pathname}${search}`}
      statusMessage={error.statusMessage}
      detail={detailOf(error)}
      stack={import.meta.env.DEV ? error.stack : null}
    />
  );
}
