import type { CookieClaims } from '../../kernel/access/sessionCookie.ts';
import { cookieOf } from './cookieOf.ts';
import { newBrowser } from './newBrowser.ts';

/** The browser of somebody whose sessions stand, at that server. */
export async function browserOf(origin: string, ...held: readonly CookieClaims[]) {
  return newBrowser(origin, await cookieOf(...held));
}
