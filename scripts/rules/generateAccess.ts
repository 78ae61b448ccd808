/**
 * Turns the table of `domain/src/access/collections.ts` into one rules function a collection:
 * `mayReadProxies(a)` holds for a member of `a` that has any of the collection's routes.
 */
export function generateAccess(readers: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(readers)
    .map(([collection, routes]) => generateFunction(collection, routes))
    .join('\n');
}

function generateFunction(collection: string, routes: readonly string[]): string {
  const name = `mayRead${collection.charAt(0).toUpperCase()}${collection.slice(1)}`;
  const list = routes.map(quote).join(', ');
  return `function ${name}(a) {\n  return hasAnyRoute(a, [${list}]);\n}\n`;
}

function quote(route: string): string {
  if (!/^\/[\w{}/-]*$/.test(route)) throw new Error(`Not a route: ${route}`);
  return `'${route}'`;
}
