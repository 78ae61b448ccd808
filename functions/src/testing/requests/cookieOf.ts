import { beginHeld, type CookieClaims, signSessions } from '../../kernel/access/sessionCookie.ts';

/** The cookie of a browser that holds those sessions, none of them to be remembered. */
export async function cookieOf(...held: readonly CookieClaims[]): Promise<string> {
  const sessions = held.map((claims) => beginHeld(claims, false, Date.now()));
  return `__session=${await signSessions(sessions)}`;
}
