/**
 * Turns the table of `domain/src/access/collections.ts` into one rules function a collection:
 * `mayReadProxies(a)` holds for a member of `a` that has any of the collection's routes and, where the
 * collection is behind the password, has typed it again.
 */
export function generateAccess(
  readers: Readonly<Record<string, readonly string[]>>,
  behindPassword: readonly string[],
): string {
  return Object.entries(readers)
    .map(([collection, routes]) =>
      generateFunction(collection, routes, behindPassword.includes(collection)),
    )
    .join('\n');
}

function generateFunction(
  collection: string,
  routes: readonly string[],
  needsProof: boolean,
): string {
  const name = `mayRead${collection.charAt(0).toUpperCase()}${collection.slice(1)}`;
  const list = routes.map(quote).join(', ');
  const proof = needsProof ? ' && hasProof(a)' : '';
  return `function ${name}(a) {\n  return hasAnyRoute(a, [${list}])${proof};\n}\n`;
}

function quote(route: string): string {
  if (!/^\/[\w{}/-]*$/.test(route)) throw new Error(`Not a route: ${route}`);
  return `'${route}'`;
}
