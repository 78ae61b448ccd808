export type Redirect =
  | { readonly kind: 'path'; readonly to: string }
  | { readonly kind: 'address'; readonly href: string };

/**
 * Where the browser would land on a redirect, by the origin that it resolves to: a path of ours, or an
 * address written whole. Anything that only looks like one of them leads nowhere.
 */
export function followRedirect(to: string, origin: string): Redirect | null {
  if (/^https?:\/\//iu.test(to)) {
    return URL.canParse(to) ? { kind: 'address', href: new URL(to).href } : null;
  }
  if (!to.startsWith('/') || !URL.canParse(to, origin)) return null;
  const found = new URL(to, origin);
  const { pathname, search, hash } = found;
  if (found.origin !== origin || pathname.startsWith('//')) return null;
  return { kind: 'path', to: `${pathname}${search}${hash}` };
}
