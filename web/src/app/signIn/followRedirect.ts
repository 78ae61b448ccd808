export type Redirect =
  | { readonly kind: 'path'; readonly to: string }
  | { readonly kind: 'address'; readonly href: string };

/**
 * Where the browser would land on a redirect, by the origin that it resolves to: a path of ours, or an
 * address written whole. Anything that only looks like one of them leads nowhere.
 */
export function followRedirect(to: string, origin: string): Redirect | null {
  const isWhole = /^https?:\/\//iu.test(to);
  if (!isWhole && !to.startsWith('/')) return null;
  const found = resolve(to, origin);
  if (found === null) return null;
  if (isWhole) return { kind: 'address', href: found.href };
  const { pathname, search, hash } = found;
  if (found.origin !== origin || pathname.startsWith('//')) return null;
  return { kind: 'path', to: `${pathname}${search}${hash}` };
}

function resolve(to: string, origin: string): URL | null {
  try {
    return new URL(to, origin);
  } catch {
    return null;
  }
}
