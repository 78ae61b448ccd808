import type { GeneralSettings, RedirectAnswer } from '@asamblea/domain';
import { documents } from '../platform/documents.ts';
import type { CookieClaims } from './heldSessions.ts';
import { readMember } from './readMember.ts';

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
  return target.startsWith('/') ? ownPath(target) : listedAddress(target, redirectHosts);
}

/** Stands for wherever the application is. */
const here = 'https://own.invalid';

/**
 * The path as a browser will read it: it drops tabs and lines, takes `\` for `/`, and two of them begin the
 * name of another host. What leaves our origin when resolved is no path, nor what would on a second reading.
 */
function ownPath(target: string): string | null {
  if (!URL.canParse(target, here)) return null;
  const { origin, pathname, search, hash } = new URL(target, here);
  return origin === here && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : null;
}

/** Only written whole: `https:host` is an address or a path, depending on where it is read. */
function listedAddress(target: string, hosts: readonly string[]): string | null {
  if (!/^https?:\/\//iu.test(target) || !URL.canParse(target)) return null;
  const { host, href, username, password } = new URL(target);
  return hosts.includes(host) && username === '' && password === '' ? href : null;
}
