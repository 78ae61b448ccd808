/** The route of a page that the assembly wrote, by its id. Specification §2. */
export const pageRoute = '/{pageId}';

const idAtMost = 60;
const words = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u;
const openStart = 'public-';

/**
 * The page that a path of one segment names; null when it can be none. Ids are lower-case words
 * with hyphens; those that begin with `public-` are open to anybody, and `public` is refused
 * anywhere else, because a path with that word passes the guard unchecked (specification §5).
 */
export function pageIdOf(path: string): string | null {
  const id = path.startsWith('/') ? path.slice(1) : path;
  const rest = isOpenPage(id) ? id.slice(openStart.length) : id;
  return id.length <= idAtMost && words.test(id) && !rest.includes('public') ? id : null;
}

/** Whether a page is open to people who have not signed in. */
export function isOpenPage(id: string): boolean {
  return id.startsWith(openStart);
}
