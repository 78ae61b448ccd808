/**
 * Turns the table of `domain/src/kernel/access/collections.ts` into one rules function a collection:
 * `mayReadProxies(a)` holds for a member of `a` that has any of the collection's routes and, where the
 * collection says whose it is, one of its roles; where it is behind the password, has typed it again. A
 * collection under a switch is open while it is on.
 */
export function generateAccess(
  readers: Readonly<Record<string, readonly string[]>>,
  behindPassword: readonly string[],
  behindParts: Readonly<Record<string, Readonly<Record<string, NamedPart>>>> = {},
  behindPlugins: Readonly<Record<string, readonly string[]>> = {},
  behindRoles: Readonly<Record<string, readonly string[]>> = {},
): string {
  return Object.entries(readers)
    .map(([collection, routes]) =>
      generateFunction(collection, {
        ...{ routes, needsProof: behindPassword.includes(collection) },
        parts: behindParts[collection] ?? {},
        plugins: behindPlugins[collection] ?? [],
        roles: behindRoles[collection] ?? [],
      }),
    )
    .join('\n');
}

/** A part as the rules compare it: members written before its version have it by their role. */
export interface NamedPart {
  readonly name: string;
  readonly route: string;
  readonly since: number;
  readonly roles: readonly string[];
}

interface Readers {
  readonly routes: readonly string[];
  readonly needsProof: boolean;
  /** Of the routes that do not open the collection alone, the part that they ask for. */
  readonly parts: Readonly<Record<string, NamedPart>>;
  /** The switches any of which closes it. */
  readonly plugins: readonly string[];
  /** The roles for which any of the routes opens it; none: anybody with one of them. */
  readonly roles: readonly string[];
}

function generateFunction(collection: string, readers: Readers): string {
  const { routes, needsProof, parts, plugins, roles } = readers;
  const name = `mayRead${collection.charAt(0).toUpperCase()}${collection.slice(1)}`;
  const plain = routes.filter((route) => parts[route] === undefined);
  const ways = [
    ...(plain.length > 0 ? [hasAnyRoute(plain)] : []),
    ...Object.entries(parts).map(([route, part]) => `${hasAnyRoute([route])} && ${hasPart(part)}`),
  ];
  const way = ways.length > 1 ? `(${ways.join(' || ')})` : ways.join('');
  const who = roles.length > 0 ? ` && hasRole(a, [${roles.map(word).join(', ')}])` : '';
  const proof = needsProof ? ' && hasProof(a)' : '';
  const on = plugins.length > 0 ? ` && isOn(a, [${plugins.map(word).join(', ')}])` : '';
  return `function ${name}(a) {\n  return ${way}${who}${proof}${on};\n}\n`;
}

function hasAnyRoute(routes: readonly string[]): string {
  return `hasAnyRoute(a, [${routes.map(quote).join(', ')}])`;
}

function hasPart({ name, route, since, roles }: NamedPart): string {
  return `hasPart(a, ${word(name)}, ${quote(route)}, ${since}, [${roles.map(word).join(', ')}])`;
}

function word(name: string): string {
  if (!/^[a-z][a-z-]*$/.test(name)) throw new Error(`Not a name: ${name}`);
  return `'${name}'`;
}

function quote(route: string): string {
  if (!/^\/[\w{}/-]*$/.test(route)) throw new Error(`Not a route: ${route}`);
  return `'${route}'`;
}
