import { collectionRoles } from './collectionRoles.ts';
import { collectionReaders, type ReadableCollection } from './collections.ts';
import { collectionParts, rolesOf } from './parts.ts';
import type { UserSession } from './userSession.ts';

/** Whether the database shows a collection to the signed-in member, as far as switches and passwords let it. */
export function sessionReads(
  session: Pick<UserSession, 'role' | 'routesAvailable' | 'componentsAvailable'>,
  collection: ReadableCollection,
): boolean {
  const { role, routesAvailable, componentsAvailable } = session;
  if (role === null || collectionRoles[collection]?.includes(role) === false) return false;
  const behind = collectionParts[collection] ?? {};
  return collectionReaders[collection].some((route) => {
    if (!routesAvailable.includes(route)) return false;
    const part = behind[route];
    return (
      part === undefined || (rolesOf(part).includes(role) && componentsAvailable.includes(part))
    );
  });
}
