import { hasAccess, isPersonMember, type Member } from '../access/member.ts';
import { defaultParts, type PartName, parts, partsVersion } from '../access/parts.ts';
import type { Role } from '../access/role.ts';
import { type RoutePath, routes } from '../access/routes.ts';
import { routesIn } from '../assemblies/modality.ts';
import type { Modality } from '../meetings/meeting.ts';

/** The staff of the assembly: accounts of their own, and no voters. */
export const staffRoles = [
  'admin',
  'moderator',
  'registrar',
  'teller',
  'auditor',
  'observer',
] as const satisfies readonly Role[];
export type StaffRole = (typeof staffRoles)[number];

/** Where permissions are given: who has it and administers can mend whatever was taken from others. */
const permissionsRoute: RoutePath = '/settings/permissions';

/** The pages that everybody keeps: home, and the way to another device. */
const kept: readonly RoutePath[] = ['/', '/changedevice', '/zoom/agradecimiento'];

const hall: { readonly modality: Modality } = { modality: 'hall' };

/** The pages that may be given to somebody of the staff, in the order of the table. */
export const staffRoutes: readonly RoutePath[] = routes
  .filter(({ entry, path }) => entry === 'signed-in' && path !== '/votes/current')
  .map(({ path }) => path)
  .filter((path) => routesIn(hall, [path]).length > 0);

/** Those of them that may also be taken away. */
export const takeableRoutes = staffRoutes.filter((path) => !kept.includes(path));

export function isStaff(member: Pick<Member, 'uid' | 'role' | 'removedAt'>): boolean {
  const isOfStaff = staffRoles.some((role) => role === member.role);
  return isOfStaff && !isPersonMember(member.uid) && member.removedAt === undefined;
}

/** The decisions about one member of the staff, all at once. */
export type StaffAccess = Pick<
  Member,
  'routesAvailable' | 'componentsAvailable' | 'fullRouteComponents'
> & {
  readonly role: StaffRole;
  /** Milliseconds; null: no end. */
  readonly accessUntil: number | null;
};

/** The lists hold only existing names. */
interface TidyAccess extends StaffAccess {
  readonly routesAvailable: readonly RoutePath[];
  readonly componentsAvailable: readonly PartName[];
  readonly fullRouteComponents: readonly RoutePath[];
}

/** The same access, in the order of the tables and without what means nothing for that role. */
export function tidyAccess(access: StaffAccess): TidyAccess {
  const { role, accessUntil, componentsAvailable, fullRouteComponents } = access;
  const routesAvailable = staffRoutes.filter(
    (path) => kept.includes(path) || access.routesAvailable.includes(path),
  );
  const mine = defaultParts(role);
  const withParts = mine.map((part) => parts[part].route);
  return {
    role,
    accessUntil,
    routesAvailable,
    componentsAvailable: mine.filter((part) => componentsAvailable.includes(part)),
    fullRouteComponents: routesAvailable.filter(
      (path) => withParts.includes(path) && fullRouteComponents.includes(path),
    ),
  };
}

/** The fields that change in the document of a member who gets that access. */
export function grantAccess(access: StaffAccess, revision: number) {
  return { ...tidyAccess(access), partsVersion, revision };
}

/**
 * Whether the member will still be able to give permissions tomorrow: administers, has the page, no end, and
 * has come in or has a way in.
 */
export function isLastingAdmin(
  member: Pick<
    Member,
    'uid' | 'role' | 'routesAvailable' | 'accessUntil' | 'removedAt' | 'invitation'
  >,
  now: number,
): boolean {
  const { role, routesAvailable, accessUntil = null, invitation = null } = member;
  const hasEntered = invitation === null || invitation.usedAt !== null;
  return (
    role === 'admin' &&
    isStaff(member) &&
    accessUntil === null &&
    hasAccess(member, now) &&
    hasEntered &&
    routesAvailable.includes(permissionsRoute)
  );
}
