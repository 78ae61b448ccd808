import type { RedirectAnswer } from '@asamblea/domain';
import { documents, type GeneralSettings } from '../platform/documents.ts';
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

/** A path of ours, or an absolute address whose host the assembly has listed; nothing else. */
export function allowedRedirect(settings: GeneralSettings, path: string): string | null {
  const { redirects = {}, redirectHosts = [] } = settings;
  const target = Object.hasOwn(redirects, path) ? redirects[path] : undefined;
  if (target === undefined) return null;
  if (/^\/(?![/\\])/u.test(target)) return target;
  if (!URL.canParse(target)) return null;
  const { protocol, host } = new URL(target);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && redirectHosts.includes(host) ? target : null;
}
