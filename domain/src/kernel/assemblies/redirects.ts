import * as z from 'zod';
import { routeOf } from '../access/routes.ts';
import { accept, type Outcome, refuse } from '../refusals/outcome.ts';
import { saying } from '../text/sentence.ts';
import type { GeneralSettings } from './assembly.ts';

/** How many paths may be sent elsewhere, and how many hosts may be listed. */
export const redirectsAtMost = 50;

/** A path without query, dots or signs that a browser would read differently. */
const plainPath = /^\/(?:[\w~-]+(?:\/[\w~-]+)*\/?)?$/u;

/** `POST /api/settings/redirects`: sets or (null) removes one path, or forbids one host. */
export const setRedirectRequest = z.union([
  z.strictObject({
    path: z.string().trim().max(200).regex(plainPath).transform(withoutEnd),
    to: z.string().trim().min(1).max(500).nullable(),
    /** Lists the host of the destination, if it has one. */
    allowHost: z.boolean(),
  }),
  z.strictObject({ forbidHost: z.string().min(1).max(260) }),
]);
export type SetRedirectRequest = z.infer<typeof setRedirectRequest>;

/** Where an assembly sends which paths. */
export type Redirects = Pick<GeneralSettings, 'redirects' | 'redirectHosts'>;

/** A path of ours, or an absolute address whose host the assembly has listed; nothing else. */
export function allowedRedirect(settings: Redirects, path: string): string | null {
  const { redirects = {}, redirectHosts = [] } = settings;
  const plain = withoutEnd(path);
  const target = Object.hasOwn(redirects, plain) ? redirects[plain] : undefined;
  if (target === undefined) return null;
  if (target.startsWith('/')) return ownPath(target);
  const address = readAddress(target);
  return address !== null && redirectHosts.includes(address.host) ? address.href : null;
}

/**
 * The redirects after a change. Refused: a path by which the assembly is entered or administered, a
 * destination that is no page and no listed host, a circle, a host that is still gone to, and more than
 * `redirectsAtMost`. An address of `ownOrigin` is kept as its path, or circles could close outside.
 */
export function settleRedirect(
  settings: Redirects,
  request: SetRedirectRequest,
  ownOrigin: string | null,
): Outcome<Required<Redirects>> {
  const { redirects = {}, redirectHosts = [] } = settings;
  if ('forbidHost' in request) return withoutHost({ redirects, redirectHosts }, request.forbidHost);
  const { path, to, allowHost } = request;
  if (to === null) {
    const { [path]: _, ...others } = redirects;
    return settled({ redirects: others, redirectHosts });
  }
  if (isLockedPath(path)) return refuse('redirect-locks');
  const address = readAddress(to);
  const isOwn = address === null || address.origin === ownOrigin;
  const target = isOwn ? ownPath(address === null ? to : address.path) : address.href;
  if (target === null) return refuse('redirect-nowhere');
  const hosts = isOwn || !allowHost ? redirectHosts : [...redirectHosts, address.host];
  if (!isOwn && !hosts.includes(address.host))
    return refuse('redirect-host', `Sitio: ${address.host}.`);
  const next = { redirects: { ...redirects, [path]: target }, redirectHosts: [...new Set(hosts)] };
  if (
    isOwn &&
    routeOf(pathnameOf(target)) === null &&
    allowedRedirect(next, pathnameOf(target)) === null
  ) {
    return refuse('redirect-nowhere');
  }
  return settled(next, path);
}

/** The host of a destination that is not ours; null when it is a path or cannot be read. */
export function hostOfRedirect(to: string, ownOrigin: string | null): string | null {
  const address = readAddress(to.trim());
  return address === null || address.origin === ownOrigin ? null : address.host;
}

function withoutHost(
  { redirects, redirectHosts }: Required<Redirects>,
  host: string,
): Outcome<Required<Redirects>> {
  const used = Object.keys(redirects).filter(
    (path) => readAddress(redirects[path] ?? '')?.host === host,
  );
  if (used.length > 0) return refuse('redirect-host-used', saying`Desvíos: ${used.join(', ')}.`);
  return settled({ redirects, redirectHosts: redirectHosts.filter((one) => one !== host) });
}

function settled(next: Required<Redirects>, path?: string): Outcome<Required<Redirects>> {
  const many = Math.max(Object.keys(next.redirects).length, next.redirectHosts.length);
  if (path === undefined) return accept(next);
  if (many > redirectsAtMost) return refuse('redirects-full');
  if (follow(next, path) === 'circle') return refuse('redirect-circle');
  // Home is where every sign-in arrives: it stays inside.
  return follow(next, '/') === 'outside' ? refuse('redirect-locks') : accept(next);
}

function follow(settings: Redirects, start: string): 'circle' | 'outside' | 'page' {
  const seen = new Set<string>();
  let path = withoutEnd(start);
  while (!seen.has(path)) {
    seen.add(path);
    const next = allowedRedirect(settings, path);
    if (next === null) return 'page';
    if (!next.startsWith('/')) return 'outside';
    path = withoutEnd(pathnameOf(next));
  }
  return 'circle';
}

const locked = [
  'settings',
  'login',
  'loginattorney',
  'loginvirtual',
  'forgot-password',
  'assemblies',
  'api',
];

/** Whether it is how an assembly is entered and administered: the first word of the path says it. */
export function isLockedPath(path: string): boolean {
  return locked.includes(path.toLowerCase().split('/')[1] ?? '');
}

function withoutEnd(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/u, '') : path;
}

/** Stands for wherever the application is. */
const here = 'https://own.invalid';

/**
 * The path as a browser will read it: it drops tabs and lines, takes `\` for `/`, and two of them begin the
 * name of another host. A path that leaves our origin when resolved, once or twice, is rejected.
 */
function ownPath(target: string): string | null {
  const found = target.startsWith('/') ? parse(target, here) : null;
  if (found === null || found.origin !== here || found.pathname.startsWith('//')) return null;
  return `${found.pathname}${found.search}${found.hash}`;
}

function pathnameOf(target: string): string {
  return parse(target, here)?.pathname ?? target;
}

interface Address {
  readonly host: string;
  readonly origin: string;
  readonly href: string;
  /** The path after the host. */
  readonly path: string;
}

/** Only written whole: `https:host` is an address or a path, depending on where it is read. */
function readAddress(target: string): Address | null {
  const found = /^https?:\/\//iu.test(target) ? parse(target) : null;
  if (found === null || found.username !== '' || found.password !== '') return null;
  const { host, origin, href, pathname, search, hash } = found;
  return { host, origin, href, path: `${pathname}${search}${hash}` };
}

/** `URL.canParse` is later than the oldest browsers. */
function parse(text: string, base?: string): ParsedUrl | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}

/** Node and every browser have it; the domain's types know of neither. */
declare const URL: new (text: string, base?: string) => ParsedUrl;

interface ParsedUrl {
  readonly host: string;
  readonly origin: string;
  readonly href: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly username: string;
  readonly password: string;
}
