import { type ReactNode, useEffect, useRef } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { comesLater } from '../firebase/listening/comesLater.tsx';
import { useSession } from '../firebase/session/session.tsx';
import { Loading } from '../ui/feedback/Loading.tsx';
import { ForbiddenPage } from './failures/ForbiddenPage.tsx';
import { NotFoundPage } from './failures/NotFoundPage.tsx';
import { SwitchedOffPage } from './failures/SwitchedOffPage.tsx';
import { refusedPage } from './failures/statusError.ts';
import { endArrival } from './signIn/arrival.ts';
import { keepReturn } from './signIn/returnTo.ts';
import { useRouteVerdict } from './signIn/useRouteVerdict.ts';

const MenuAround = comesLater(
  async () => (await import('./frame/DefaultLayout.tsx')).DefaultLayout,
);

/**
 * Opens the page of the path, or says why not. A check that refuses, or fails, is a 404 on first
 * load (specification §2); later the person stays where they were.
 */
export function RouteGuard() {
  const { pathname, search } = useLocation();
  const verdict = useRouteVerdict(pathname, search);
  const last = useRef<string | null>(null);
  const here = `${pathname}${search}`;
  useEffect(() => {
    if (verdict.kind !== 'pass') return;
    last.current = here;
    if (pathname !== '/') endArrival();
  }, [verdict.kind, here, pathname]);
  switch (verdict.kind) {
    case 'go':
      return <Navigate to={verdict.to} replace />;
    case 'login':
      return <ToLogin from={here} />;
    case 'waiting':
      return <Loading />;
    case 'forbidden':
      return <WithMenu page={<ForbiddenPage path={pathname} />} />;
    case 'off':
      return <WithMenu page={<SwitchedOffPage path={pathname} />} />;
    case 'unknown':
      return <WithMenu page={<NotFoundPage path={here} />} />;
    case 'refused':
      if (last.current !== null) return <Navigate to={last.current} replace />;
      throw refusedPage();
    case 'failed': {
      const refused = refusedPage(verdict.error);
      if (last.current === null || refused === verdict.error) throw refused;
      return <Navigate to={last.current} replace />;
    }
    // `/loginAttorney` starts by itself, and tells there that its door is closed.
    case 'closed':
    case 'pass':
      return <Outlet />;
  }
}

/** The way out of a page that does not open is the menu, for members who have one. */
function WithMenu({ page }: { readonly page: ReactNode }) {
  const { session } = useSession();
  return session.isAuthenticated ? <MenuAround>{page}</MenuAround> : page;
}

/** Signing in leads back to where the stranger wanted to go. */
function ToLogin({ from }: { readonly from: string }) {
  useEffect(() => keepReturn(from), [from]);
  // A link that was sent says which assembly it is of: nobody types its code again.
  const cot = new URL(from, 'http://asamblea.invalid').searchParams.get('cot');
  const login = cot === null ? '/login' : `/login?cot=${encodeURIComponent(cot)}`;
  return <Navigate to={login} replace />;
}
