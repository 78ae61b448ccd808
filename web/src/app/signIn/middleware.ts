import {
  type AttorneySignIn,
  codeSignInEndpoints,
  type MiddlewareName,
  type UserSession,
} from '@asamblea/domain';
import { askApi } from '../../firebase/asking/askApi.ts';

/** A visit that a named check decides on. */
export interface Visit {
  readonly path: string;
  /** The query of the address, as it is written: `?cot=demo`. */
  readonly search: string;
  readonly session: UserSession;
}

type ClosedDoor = Extract<AttorneySignIn, { readonly open: false }>;

/** May go on; may not; must go somewhere else; or finds the door of attorneys closed. */
export type MiddlewareAnswer =
  | boolean
  | { readonly to: string }
  | { readonly closed: ClosedDoor; readonly cot: string };
type Middleware = (visit: Visit) => MiddlewareAnswer | Promise<MiddlewareAnswer>;

const middlewares: Readonly<Record<MiddlewareName, Middleware>> = {
  guest: ({ session }) => (session.isAuthenticated ? { to: '/' } : true),
  'enable-vote': ({ search }) => attorneysMayEnter(search),
  device: ({ session }) => session.isAuthenticated || { to: '/login' },
};

/**
 * Without an assembly the page itself asks for one, and the server answers when it is sent. So it does too
 * where this cannot be asked, or nobody knows the code.
 */
async function attorneysMayEnter(search: string): Promise<MiddlewareAnswer> {
  const cot = new URLSearchParams(search).get('cot')?.trim().toLowerCase() ?? '';
  if (cot === '') return true;
  const asking = askApi(codeSignInEndpoints.readAttorneySignIn, { assembly: cot });
  const signIn = await asking.catch(() => null);
  return signIn === null || signIn.open ? true : { closed: signIn, cot };
}

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
