import { hasAccess, type Member } from '../access/member.ts';
import { permissionsOf } from '../access/permissions.ts';
import { accept, type Outcome, refuse } from '../refusals/outcome.ts';
import { grantAccess, isLastingAdmin, isStaff, type StaffAccess, tidyAccess } from './staff.ts';

interface Asked {
  /** All administrators, and the member who is changed. */
  readonly staff: readonly Member[];
  /** The member who asks. */
  readonly by: string;
  readonly uid: string;
  /** The version of that member that was read before deciding. */
  readonly revision: number;
  readonly now: number;
}

export type StaffChange = Pick<Member, 'revision'> & Partial<Member>;

/** The fields to write on the member; null when they already say that. */
export function decideStaffChange(
  asked: Asked & { readonly access: StaffAccess },
): Outcome<StaffChange | null> {
  const { revision, access, now } = asked;
  const found = findStaff(asked);
  if (!found.ok) return found;
  const member = found.value;
  if (isSameAccess(accessOf(member), tidyAccess(access))) return accept(null);
  if ((member.revision ?? 0) !== revision) return refuse('staff-changed');
  const { accessUntil } = access;
  if (accessUntil !== null && accessUntil <= now) return refuse('access-past');
  return keepingAdmin(asked, member, grantAccess(access, revision + 1));
}

/** Ends what they may do and every session of theirs; who they were stays, for the record to name them. */
export function decideStaffRemoval(asked: Asked): Outcome<StaffChange | null> {
  const { staff, uid, revision, now } = asked;
  if (staff.some((one) => one.uid === uid && one.removedAt !== undefined)) return accept(null);
  const found = findStaff(asked);
  if (!found.ok) return found;
  const member = found.value;
  if ((member.revision ?? 0) !== revision) return refuse('staff-changed');
  return keepingAdmin(asked, member, {
    removedAt: now,
    accessUntil: now,
    sids: [],
    sessions: {},
    proofs: {},
    invitation: null,
    revision: revision + 1,
  });
}

function findStaff({ staff, uid, by }: Asked): Outcome<Member> {
  const member = staff.find((one) => one.uid === uid);
  if (member === undefined || !isStaff(member)) return refuse('staff-unknown');
  return uid === by ? refuse('staff-self') : accept(member);
}

function keepingAdmin(asked: Asked, member: Member, change: StaffChange): Outcome<StaffChange> {
  const { staff, now } = asked;
  const lasts = (one: Member) => isLastingAdmin(one, now);
  const left = staff.map((one) => (one === member ? { ...one, ...change } : one));
  return staff.some(lasts) && !left.some(lasts) ? refuse('staff-last-admin') : accept(change);
}

/** As the page of permissions shows it. */
export function accessOf(member: Member): StaffAccess {
  const { role, routesAvailable, fullRouteComponents, accessUntil = null } = member;
  const mine: StaffAccess = {
    role: role as StaffAccess['role'],
    routesAvailable,
    fullRouteComponents,
    accessUntil,
    componentsAvailable: permissionsOf({ ...member, fullRouteComponents: [] }).parts,
  };
  return tidyAccess(mine);
}

function isSameAccess(a: StaffAccess, b: StaffAccess): boolean {
  return JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort());
}

/** How somebody of the staff stands, for the list. */
export function staffState(
  member: Pick<Member, 'accessUntil' | 'invitation'>,
  now: number,
): 'active' | 'ended' | 'invited' | 'expired' {
  if (!hasAccess(member, now)) return 'ended';
  const { invitation = null } = member;
  if (invitation === null || invitation.usedAt !== null) return 'active';
  return now < invitation.expiresAt ? 'invited' : 'expired';
}
