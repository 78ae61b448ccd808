import { guardRoute, type MiddlewareName, routeOf, signInEndpoints } from '@asamblea/domain';
import { useEffect, useState } from 'react';
import { askApi } from '../../firebase/asking/askApi.ts';
import { useSession } from '../../firebase/session/session.tsx';
import { followRedirect } from './followRedirect.ts';
import { type MiddlewareAnswer, runMiddleware, type Visit } from './middleware.ts';

export type RouteVerdict =
  | { readonly kind: 'pass' | 'off' | 'forbidden' | 'unknown' | 'refused' | 'login' | 'waiting' }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'go'; readonly to: string }
  | { readonly kind: 'closed'; readonly door: ClosedAttorneys };

type ClosedAttorneys = Extract<MiddlewareAnswer, { readonly closed: unknown }>;

/**
 * Applies to the path, in this order, the domain's guard, the checks that its route names, and the
 * server's redirect for it; an absolute one is followed by full navigation. A page that exists does
 * not wait for the server's answer: on a slow network it shows first, and moves if it must.
 */
export function useRouteVerdict(path: string, search = ''): RouteVerdict {
  const { session } = useSession();
  const redirect = useRedirect(path, session.isAuthenticated);
  const verdict = guardRoute(path, session);
  const checked = useMiddleware(
    { path, search, session },
    verdict === 'pass' || verdict === 'home',
  );
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
function useMiddleware({ path, search, session }: Visit, isOpen: boolean): RouteVerdict {
  const names = routeOf(path)?.middleware ?? none;
  const [checked, setChecked] = useState<Checked | null>(null);
  const isNeeded = isOpen && names.length > 0;
  const key = `${path}${search}`;
  useEffect(() => {
    let wanted = true;
    const settle = (verdict: RouteVerdict) => {
      if (wanted) setChecked({ key, verdict });
    };
    if (!isNeeded) return;
    runMiddleware(names, { path, search, session }).then(
      (answer) => settle(verdictOf(answer)),
      (error: unknown) => settle({ kind: 'failed', error }),
    );
    return () => {
      wanted = false;
    };
  }, [key, path, search, session, names, isNeeded]);
  if (!isNeeded) return { kind: 'pass' };
  return checked?.key === key ? checked.verdict : { kind: 'waiting' };
}

function verdictOf(answer: MiddlewareAnswer): RouteVerdict {
  if (typeof answer === 'object') {
    return 'to' in answer ? { kind: 'go', to: answer.to } : { kind: 'closed', door: answer };
  }
  return { kind: answer ? 'pass' : 'refused' };
}

const asked = new Map<string, Promise<string | null>>();

/**
 * Where the server sends a path: another path, an absolute address, or null. Asked once a page for
 * each path. Without an answer there is no redirect: losing the network must not lose the page.
 */
function lookUpRedirect(path: string): Promise<string | null> {
  const known = asked.get(path);
  if (known !== undefined) return known;
  const answer = askApi(signInEndpoints.lookUpRedirect, { path })
    .then(({ redirect }) => (redirect === path ? null : redirect))
    .catch(() => {
      asked.delete(path);
      return null;
    });
  asked.set(path, answer);
  return answer;
}
