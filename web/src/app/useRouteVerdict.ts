import { guardRoute, type MiddlewareName, routeOf, type UserSession } from '@asamblea/domain';
import { useEffect, useState } from 'react';
import { useSession } from '../firebase/session.tsx';
import { followRedirect } from './followRedirect.ts';
import { lookUpRedirect } from './lookUpRedirect.ts';
import { type MiddlewareAnswer, runMiddleware } from './middleware.ts';

export type RouteVerdict =
  | { readonly kind: 'pass' | 'off' | 'forbidden' | 'unknown' | 'refused' | 'login' | 'waiting' }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'go'; readonly to: string };

/**
 * Applies to the path, in this order, the domain's guard, the checks that its route names, and the
 * server's redirect for it; an absolute one is followed by full navigation. A page that exists does
 * not wait for the server's answer: on a slow network it shows first, and moves if it must.
 */
export function useRouteVerdict(path: string): RouteVerdict {
  const { session } = useSession();
  const redirect = useRedirect(path, session.isAuthenticated);
  const verdict = guardRoute(path, session);
  const checked = useMiddleware(path, session, verdict === 'pass' || verdict === 'home');
  if (typeof redirect === 'string') return { kind: 'go', to: redirect };
  switch (verdict) {
    case 'home':
      return { kind: 'go', to: '/' };
    case 'unknown':
      // An old address may have a new place: that is known before saying that it does not exist.
      return { kind: session.isAuthenticated && redirect === asking ? 'waiting' : 'unknown' };
    case 'login':
    case 'off':
    case 'forbidden':
      return { kind: verdict };
    case 'pass':
      return checked;
  }
}

const asking = Symbol('asking');

/** The server's redirect; null when there is none or while it is asked, told apart by a symbol. */
function useRedirect(path: string, isSignedIn: boolean): string | null | typeof asking {
  const [answer, setAnswer] = useState<{ readonly path: string; readonly to: string | null }>();
  useEffect(() => {
    let wanted = true;
    if (!isSignedIn) return;
    void lookUpRedirect(path).then((to) => {
      if (!wanted) return;
      const found = to === null ? null : followRedirect(to, location.origin);
      if (found?.kind === 'address') location.assign(found.href);
      else setAnswer({ path, to: found?.to ?? null });
    });
    return () => {
      wanted = false;
    };
  }, [path, isSignedIn]);
  return answer?.path === path ? answer.to : asking;
}

type Checked = { readonly key: string; readonly verdict: RouteVerdict };
const none: readonly MiddlewareName[] = [];

/** The named checks of the route; nothing is waited for where there are none. */
function useMiddleware(path: string, session: UserSession, isOpen: boolean): RouteVerdict {
  const names = routeOf(path)?.middleware ?? none;
  const [checked, setChecked] = useState<Checked | null>(null);
  const isNeeded = isOpen && names.length > 0;
  useEffect(() => {
    let wanted = true;
    const settle = (verdict: RouteVerdict) => {
      if (wanted) setChecked({ key: path, verdict });
    };
    if (!isNeeded) return;
    runMiddleware(names, { path, session }).then(
      (answer) => settle(verdictOf(answer)),
      (error: unknown) => settle({ kind: 'failed', error }),
    );
    return () => {
      wanted = false;
    };
  }, [path, session, names, isNeeded]);
  if (!isNeeded) return { kind: 'pass' };
  return checked?.key === path ? checked.verdict : { kind: 'waiting' };
}

function verdictOf(answer: MiddlewareAnswer): RouteVerdict {
  if (typeof answer === 'object') return { kind: 'go', to: answer.to };
  return { kind: answer ? 'pass' : 'refused' };
}
