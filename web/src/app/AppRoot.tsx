import { useEffect, useLayoutEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { describePage } from './describePage.ts';

/** What surrounds every page of the router: its title, its notice, and where the reader's focus goes. */
export function AppRoot() {
  const { pathname } = useLocation();
  const opened = useRef(pathname);
  // Before the page's own effects, so that an error page can put its title in the place of this one.
  useLayoutEffect(() => describePage(pathname), [pathname]);
  useEffect(() => {
    // Who moves by keyboard or listens starts at the top of the new page, not on the old link.
    if (opened.current !== pathname) document.querySelector<HTMLElement>('main')?.focus();
    opened.current = pathname;
  }, [pathname]);
  return (
    <>
      <Outlet />
      <ConnectionNotice />
    </>
  );
}
