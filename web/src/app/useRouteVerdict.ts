import { guardRoute } from '@asamblea/domain';
import { useEffect, useState } from 'react';
import { useSession } from '../firebase/session.tsx';
import { lookUpRedirect } from './lookUpRedirect.ts';

export type RouteVerdict =
  | { readonly kind: 'pass' | 'forbidden' | 'unknown' | 'waiting' }
  | { readonly kind: 'go'; readonly to: string };

/**
 * Applies the domain's guard to the path, and the server's redirect for it; an absolute one is
 * followed by full navigation. A page that exists does not wait for that answer: on a slow network
 * it shows first, and moves if it must.
 */
export function useRouteVerdict(path: string): RouteVerdict {
  const { session } = useSession();
  const isSignedIn = session.isAuthenticated;
  const [answer, setAnswer] = useState<{ readonly path: string; readonly to: string | null }>();

  useEffect(() => {
    let wanted = true;
    if (!isSignedIn) return;
    void lookUpRedirect(path).then((to) => {
      if (!wanted) return;
      if (to !== null && URL.canParse(to)) location.assign(to);
      else setAnswer({ path, to });
    });
    return () => {
      wanted = false;
    };
  }, [path, isSignedIn]);

  const redirect = answer?.path === path ? answer.to : null;
  if (redirect !== null) return { kind: 'go', to: redirect };
  const verdict = guardRoute(path, session);
  switch (verdict) {
    case 'login':
      return { kind: 'go', to: '/login' };
    case 'home':
      return { kind: 'go', to: '/' };
    case 'unknown':
      // An old address may have a new place: that is known before saying that it does not exist.
      return { kind: isSignedIn && answer?.path !== path ? 'waiting' : 'unknown' };
    case 'pass':
    case 'forbidden':
      return { kind: verdict };
  }
}
