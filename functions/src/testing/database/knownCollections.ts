import { paths } from '../../kernel/database/paths.ts';

/** Every collection that a path of ours names under an assembly, without the ids: `rosters/units`. */
export function knownCollections(): readonly string[] {
  const call = (path: unknown) =>
    String((path as (...ids: unknown[]) => string)('id', 'x', 'x', 'x'));
  const found = Object.values(paths)
    .map(call)
    .filter((path) => path.startsWith('assemblies/id/'))
    .map((path) => path.split('/').slice(2))
    .map((parts) => parts.filter((_, place) => place % 2 === 0).join('/'));
  return [...new Set(found)].sort();
}
