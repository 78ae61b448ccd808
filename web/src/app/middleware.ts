import type { MiddlewareName, UserSession } from '@asamblea/domain';

/** A visit that a named check decides on. */
export interface Visit {
  readonly path: string;
  readonly session: UserSession;
}

/** May go on; may not; or must go somewhere else. */
export type MiddlewareAnswer = boolean | { readonly to: string };
type Middleware = (visit: Visit) => MiddlewareAnswer | Promise<MiddlewareAnswer>;

const middlewares: Readonly<Record<MiddlewareName, Middleware>> = {
  guest: ({ session }) => (session.isAuthenticated ? { to: '/' } : true),
  // The page itself asks for an assembly, so there is nothing to check before it has one.
  'enable-vote': () => true,
  device: ({ session }) => session.isAuthenticated || { to: '/login' },
};

/** Specification §2 and §8: an unknown name is an error, with this text. */
export function middlewareNamed(name: string): Middleware {
  const known = Object.entries(middlewares).find(([key]) => key === name);
  if (known === undefined) throw new Error('Unknown route middleware');
  return known[1];
}

/** Runs the checks of a route in order; the first that does not let it pass decides. */
export async function runMiddleware(
  names: readonly string[],
  visit: Visit,
): Promise<MiddlewareAnswer> {
  for (const name of names) {
    const answer = await middlewareNamed(name)(visit);
    if (answer !== true) return answer;
  }
  return true;
}
