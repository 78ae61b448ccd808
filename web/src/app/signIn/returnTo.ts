import { guardRoute, type UserSession } from '@asamblea/domain';

const storageKey = 'asamblea-return-to';

/** Where a stranger wanted to go, kept in this tab until they have signed in. */
export function keepReturn(path: string): void {
  try {
    if (path !== '/') sessionStorage.setItem(storageKey, path);
  } catch {
    // Without storage the person starts from the home page.
  }
}

/**
 * Where to go after signing in, once. Signing in leads to `/` (specification §4) and from there to
 * the page that was asked for, if it is one of ours that this person may open.
 */
export function takeReturn(session: UserSession): string | null {
  try {
    const kept = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    if (kept === null || !/^\/(?![/\\])/u.test(kept)) return null;
    const { pathname } = new URL(kept, 'http://asamblea.invalid');
    return guardRoute(pathname, session) === 'pass' ? kept : null;
  } catch {
    return null;
  }
}
