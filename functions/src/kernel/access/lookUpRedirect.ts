import { allowedRedirect, type RedirectAnswer } from '@asamblea/domain';
import { documents } from '../database/documents.ts';
import { readMember } from './readMember.ts';
import type { CookieClaims } from './sessionCookie.ts';

/** Where the assembly sends a path, if anywhere. Strangers are sent nowhere. */
export async function lookUpRedirect(
  claims: CookieClaims | null,
  path: string,
): Promise<RedirectAnswer> {
  if (claims === null || (await readMember(claims)) === null) return { redirect: null };
  const settings = (await documents.generalSettings(claims.assembly).get()).data();
  return { redirect: settings === undefined ? null : allowedRedirect(settings, path) };
}
