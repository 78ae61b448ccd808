import { beginMember, type Member } from '../access/member.ts';
import { accept, type Outcome, refuse } from '../refusals/outcome.ts';
import { accessOf } from './decideStaffChange.ts';
import { grantAccess, isLastingAdmin, isStaff, type StaffAccess, type StaffRole } from './staff.ts';

type Lists = Pick<StaffAccess, 'routesAvailable' | 'componentsAvailable' | 'fullRouteComponents'>;

/** The access that members begin with when given a role, once somebody changed it. */
export interface RoleAccess extends Lists {
  readonly partsVersion: number;
  readonly revision: number;
}

/** `settings/permissions` */
export interface PermissionSettings {
  readonly roles?: Readonly<Partial<Record<StaffRole, RoleAccess>>>;
}

/** The access that a role brings in that assembly, and its version. */
export function accessOfRole(
  role: StaffRole,
  { roles = {} }: PermissionSettings,
): { readonly access: StaffAccess; readonly revision: number } {
  const known = roles[role];
  const somebody = beginMember({ uid: '', role, name: '', email: '', personId: null });
  return { access: accessOf({ ...somebody, ...known }), revision: known?.revision ?? 0 };
}

export interface RoleChange {
  readonly stored: RoleAccess;
  /** The fields to write on each member who has the role. */
  readonly members: readonly {
    readonly uid: string;
    readonly change: ReturnType<typeof grantAccess>;
  }[];
}

/**
 * Gives and takes, from everybody of a role, what the role gains and loses; what each has besides stays as it
 * was. The member who asks is left unchanged. Null when the role already brings that.
 */
export function decideRoleChange(asked: {
  readonly role: StaffRole;
  readonly after: Lists;
  readonly revision: number;
  readonly settings: PermissionSettings;
  /** Everybody of the role, and everybody who administers. */
  readonly staff: readonly Member[];
  readonly by: string;
  readonly now: number;
}): Outcome<RoleChange | null> {
  const { role, revision, settings, staff, by, now } = asked;
  const before = accessOfRole(role, settings);
  const granted = grantAccess({ ...before.access, ...asked.after }, before.revision + 1);
  const { routesAvailable, componentsAvailable, fullRouteComponents, partsVersion } = granted;
  const after = { routesAvailable, componentsAvailable, fullRouteComponents };
  if (lists.every((list) => isSame(before.access[list], after[list]))) return accept(null);
  if (before.revision !== revision) return refuse('staff-changed');
  const members = staff
    .filter((one) => one.role === role && isStaff(one) && one.uid !== by)
    .map((one) => {
      const own = accessOf(one);
      const moved = lists.map((list) => [list, move(own[list], before.access[list], after[list])]);
      const access = { ...own, ...Object.fromEntries(moved) };
      return { uid: one.uid, change: grantAccess(access, (one.revision ?? 0) + 1) };
    });
  const changed = new Map(members.map(({ uid, change }) => [uid, change]));
  const lasts = (one: Member) => isLastingAdmin(one, now);
  const left = staff.map((one) => ({ ...one, ...changed.get(one.uid) }));
  if (staff.some(lasts) && !left.some(lasts)) return refuse('staff-last-admin');
  return accept({ stored: { ...after, partsVersion, revision: before.revision + 1 }, members });
}

const lists = ['routesAvailable', 'componentsAvailable', 'fullRouteComponents'] as const;

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((one) => b.includes(one));
}

function move(own: readonly string[], before: readonly string[], after: readonly string[]) {
  const kept = own.filter((one) => after.includes(one) || !before.includes(one));
  return [...new Set([...kept, ...after.filter((one) => !before.includes(one))])];
}
