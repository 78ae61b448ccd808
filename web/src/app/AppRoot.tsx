import { useEffect, useLayoutEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { ConnectionMessage } from './failures/ConnectionMessage.tsx';
import { wearAssemblyIcon } from './look/assemblyIcon.ts';
import { describePage } from './pages/describePage.ts';

/** The frame around every page of the router: head, message of lost data, and where focus goes. */
export function AppRoot() {
  const { pathname, search } = useLocation();
  const opened = useRef(pathname);
  // Before the page's own effects, so that an error page can put its title in the place of this one.
  useLayoutEffect(() => describePage(pathname), [pathname]);
  useEffect(() => wearAssemblyIcon(pathname, search), [pathname, search]);
  useEffect(() => {
    // A person who moves by keyboard or listens starts at the top of the new page, not on the old link.
    if (opened.current !== pathname) document.querySelector<HTMLElement>('main')?.focus();
    opened.current = pathname;
  }, [pathname]);
  return (
    <>
      <Outlet />
      <ConnectionMessage path={pathname} />
    </>
  );
}
