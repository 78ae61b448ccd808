import { type CookieClaims, signSession } from '../access/sessionCookie.ts';
import { newBrowser } from './newBrowser.ts';

/** The browser of somebody whose session stands, at that server. */
export async function browserOf(origin: string, claims: CookieClaims) {
  return newBrowser(origin, `__session=${await signSession(claims, false, Date.now())}`);
}
