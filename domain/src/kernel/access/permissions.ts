import type { Member } from './member.ts';
import type { OperationRow } from './operationRow.ts';
import { type Operation, operations } from './operations.ts';
import { defaultParts, type PartName, partNames, partOf, parts } from './parts.ts';
import { isOperationOff, type PluginName } from './plugins.ts';
import type { Role } from './role.ts';
import type { UserSession } from './userSession.ts';

/** The facts that decide whether somebody may do something. */
export interface Permissions {
  readonly role: Role;
  readonly routesAvailable: readonly string[];
  /** The named parts that they have, whatever gives them. */
  readonly parts: readonly string[];
  /** The modules that are off in their assembly; absent: none, or nobody asks here. */
  readonly off?: readonly PluginName[] | undefined;
}

type StoredPermissions = Pick<
  Member,
  'role' | 'routesAvailable' | 'componentsAvailable' | 'fullRouteComponents' | 'partsVersion'
>;

/**
 * The permissions of a stored member. A part that the table got after the member was written is theirs by
 * their role; so are all of them for members written before there were parts.
 */
export function permissionsOf(member: StoredPermissions): Permissions {
  const { role, routesAvailable } = member;
  return { role, routesAvailable, parts: partNames.filter((part) => hasPart(member, part)) };
}

function hasPart(member: StoredPermissions, part: PartName): boolean {
  const { role, componentsAvailable, fullRouteComponents, partsVersion: written = 0 } = member;
  const { route, since } = parts[part];
  if (fullRouteComponents.includes(route)) return true;
  if (since > written) return defaultParts(role).includes(part);
  return componentsAvailable.includes(part);
}

/** Role, route and part: a member without one of the three may not, and nobody may use a module that is off. */
export function mayDo(member: Permissions, operation: Operation): boolean {
  const row: OperationRow = operations[operation];
  const part = partOf(operation);
  return (
    row.roles.includes(member.role) &&
    row.routes.some((route) => member.routesAvailable.includes(route)) &&
    (part === null || member.parts.includes(part)) &&
    !isOperationOff(operation, member.off ?? [])
  );
}

/** The same for the signed-in member, as their session says it; a stranger may nothing. */
export function sessionMay(
  session: Pick<UserSession, 'role' | 'routesAvailable' | 'componentsAvailable' | 'off'>,
  operation: Operation,
): boolean {
  const permissions = permissionsIn(session);
  return permissions !== null && mayDo(permissions, operation);
}

/** The permissions of the signed-in member, as their session says it; null for a stranger. */
export function permissionsIn(
  session: Pick<UserSession, 'role' | 'routesAvailable' | 'componentsAvailable' | 'off'>,
): Permissions | null {
  const { role, routesAvailable, componentsAvailable: parts, off } = session;
  return role === null ? null : { role, routesAvailable, parts, off };
}
