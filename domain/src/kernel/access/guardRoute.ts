import { isOpenPage, pageIdOf, pageRoute } from './pageId.ts';
import { isRouteOff } from './plugins.ts';
import { routeOf } from './routes.ts';
import type { UserSession } from './userSession.ts';

export type GuardVerdict = 'pass' | 'login' | 'home' | 'off' | 'forbidden' | 'unknown';

/**
 * Decides whether a path may be opened. Order and outcomes: specification §2 and §5. Open paths and
 * any path containing `public` (except `/login`) need no checks; the rest needs a session and the
 * path in `routesAvailable`. `/login` is for guests. `unknown` is a visit to no route, which for a
 * stranger is the sign-in page unless the path contains `public`. `off` is a part of the application that
 * the assembly switched off, for everybody.
 */
export function guardRoute(path: string, session: UserSession): GuardVerdict {
  const row = routeOf(path);
  if (row?.entry === 'guest') return session.isAuthenticated ? 'home' : 'pass';
  if (row !== null && row.entry !== 'signed-in') return 'pass';
  if (row?.path === pageRoute && isOpenPage(pageIdOf(path) ?? '')) return 'pass';
  if (path.includes('public')) return 'unknown';
  if (!session.isAuthenticated) return 'login';
  if (row === null) return 'unknown';
  if (isRouteOff(row.path, session.off ?? [])) return 'off';
  return session.routesAvailable.includes(row.path) ? 'pass' : 'forbidden';
}
