import { routes } from './routes.ts';
import type { UserSession } from './userSession.ts';

export type GuardVerdict = 'pass' | 'login' | 'home' | 'forbidden' | 'unknown';

/**
 * Decides whether a path may be opened. Order and outcomes: specification §2 and §5. Open paths and
 * any path containing `public` (except `/login`) need no checks; the rest needs a session and the
 * path in `routesAvailable`. `/login` is for guests. `unknown` is a signed-in visit to no route.
 */
export function guardRoute(path: string, session: UserSession): GuardVerdict {
  const row = routes.find((route) => route.path === path);
  if (path === '/login') return session.isAuthenticated ? 'home' : 'pass';
  if (row !== undefined && row.entry !== 'signed-in') return 'pass';
  if (path.includes('public')) return row === undefined ? 'unknown' : 'pass';
  if (!session.isAuthenticated) return 'login';
  if (row === undefined) return 'unknown';
  return session.routesAvailable.includes(path) ? 'pass' : 'forbidden';
}
