import {
  collectionParts,
  collectionReaders,
  collectionRoles,
  collectionsBehindPassword,
  defaultParts,
  type PartName,
  parts,
  pluginsOfCollection,
  type ReadableCollection,
  roles,
} from '@asamblea/domain';
import { generateAccess, type NamedPart } from './generateAccess.ts';

/** The rules of reading as the tables of the domain have them today. */
export function accessSection(): string {
  const behindParts = Object.entries(collectionParts).map(([collection, ways]) => {
    const named = Object.entries(ways).map(([route, part]) => [route, namedPart(part)] as const);
    return [collection, Object.fromEntries(named)] as const;
  });
  return generateAccess(
    collectionReaders,
    collectionsBehindPassword,
    Object.fromEntries(behindParts),
    Object.fromEntries(
      Object.keys(collectionReaders).map((name) => [
        name,
        pluginsOfCollection(name as ReadableCollection),
      ]),
    ),
    collectionRoles,
  );
}

function namedPart(name: PartName): NamedPart {
  const { route, since } = parts[name];
  return { name, route, since, roles: roles.filter((role) => defaultParts(role).includes(name)) };
}
