import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { pageTitle } from './pageTitle.ts';

/** What surrounds every page of the router: its title. */
export function AppRoot() {
  const { pathname } = useLocation();
  useEffect(() => {
    document.title = pageTitle(pathname);
  }, [pathname]);
  return <Outlet />;
}
