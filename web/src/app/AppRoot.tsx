import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { pageTitle } from './pageTitle.ts';

/** What surrounds every page of the router: its title, and where the reader's focus goes. */
export function AppRoot() {
  const { pathname } = useLocation();
  const opened = useRef(pathname);
  useEffect(() => {
    document.title = pageTitle(pathname);
    // Who moves by keyboard or listens starts at the top of the new page, not on the old link.
    if (opened.current !== pathname) document.querySelector<HTMLElement>('main')?.focus();
    opened.current = pathname;
  }, [pathname]);
  return <Outlet />;
}
