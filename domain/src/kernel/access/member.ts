import { defaultParts, partsVersion } from './parts.ts';
import { type Role, signInRoles } from './role.ts';
import { defaultRoutes } from './routes.ts';

/** `members/{uid}`: one read gives role, routes and whether the session still stands. */
export interface Member {
  readonly uid: string;
  readonly role: Role;
  readonly name: string;
  readonly email: string;
  readonly personId: string | null;
  readonly routesAvailable: readonly string[];
  readonly componentsAvailable: readonly string[];
  readonly fullRouteComponents: readonly string[];
  /** By which table of parts `componentsAvailable` was written; missing where there were none yet. */
  readonly partsVersion?: number;
  /** From when on they may enter no more and no session of theirs stands; missing: never. Milliseconds. */
  readonly accessUntil?: number | null;
  /** When they were taken out of the staff. The document stays: the record names who did what. */
  readonly removedAt?: number;
  /** The link with which an account made for them chooses its first password; the last one given. */
  readonly invitation?: StaffInvitation | null;
  /** Which invitation brought them: the same one again is a repetition. */
  readonly invitedWith?: string;
  /** The number of changes to their access: a change names the version that was read. */
  readonly revision?: number;
  /** Ids of the sessions that stand, oldest first. Removing one revokes it at once. */
  readonly sids: readonly string[];
  /** The device of each of those sessions, for the person to tell them apart. */
  readonly sessions?: Readonly<Record<string, SessionDevice>>;
  /** Which notice on their data stood above the button with which they entered last, and when. */
  readonly privacyShown?: { readonly version: number; readonly at: number };
  /** Only a password typed from this moment on opens a session: they signed out then. Milliseconds. */
  readonly signInsFrom?: number;
  /** Until when each session in which the password was typed again opens the protected area. */
  readonly proofs?: Readonly<Record<string, number>>;
}

interface StaffInvitation {
  readonly invitationId: string;
  readonly expiresAt: number;
  /** When it was pressed. */
  readonly usedAt: number | null;
  /** The browser that is choosing the password with it, by a hash of its random value, and since when. */
  readonly choice?: { readonly by: string; readonly at: number };
}

/** Somebody who comes to an assembly, with what their role may open and do. */
export function beginMember(
  who: Pick<Member, 'uid' | 'role' | 'name' | 'email' | 'personId'>,
): Member {
  const { uid, role, name, email, personId } = who;
  return {
    uid,
    role,
    name,
    email,
    personId,
    routesAvailable: defaultRoutes(role),
    componentsAvailable: defaultParts(role),
    fullRouteComponents: [],
    partsVersion,
    sids: [],
  };
}

/** Whether they may enter, as far as the end of their access says. */
export function hasAccess(
  { accessUntil = null }: Pick<Member, 'accessUntil'>,
  now: number,
): boolean {
  return accessUntil === null || now < accessUntil;
}

/** Whether a session of theirs stands: it was not taken out, and their access is not over. */
export function isSessionActive(
  member: Pick<Member, 'sids' | 'accessUntil'>,
  sid: string,
  now: number,
): boolean {
  return member.sids.includes(sid) && hasAccess(member, now);
}

/** How long a password typed again opens the protected area. */
export const proofLife = 15 * 60_000;

/** Whether the password was typed again in that session and its minutes are not over. */
export function hasProof(
  { proofs = {} }: Pick<Member, 'proofs'>,
  sid: string,
  now: number,
): boolean {
  return now < (proofs[sid] ?? 0);
}

/** The proofs with another one; those that ran out are forgotten, and those of sessions that ended. */
export function addProof(
  { sids, proofs = {} }: Pick<Member, 'sids' | 'proofs'>,
  sid: string,
  until: number,
  now: number,
): Readonly<Record<string, number>> {
  const kept = Object.entries(proofs).filter(([of, end]) => sids.includes(of) && now < end);
  return { ...Object.fromEntries(kept), [sid]: until };
}

export interface SessionDevice {
  /** `iPhone, Safari` */
  readonly name: string;
  /** Milliseconds by the server's clock. */
  readonly since: number;
  /** When the password was typed that opened it, by the identity provider's clock. */
  readonly signedInAt?: number;
  /** Where the personal code is stored that opened it. */
  readonly code?: string;
}

/** The member for anybody who enters by code or link: their person, and never somebody's account. */
export function memberIdOf(personId: string): string {
  return `person-${personId}`;
}

/** Whether a member is somebody who entered by code or link, and no account of the identity provider. */
export function isPersonMember(uid: string): boolean {
  return uid.startsWith(memberIdOf(''));
}

/**
 * The author named in records: the person, for anybody who holds units by any way in; the member, for the
 * staff.
 */
export function actorOf({
  uid,
  role,
  personId,
}: Pick<Member, 'uid' | 'role' | 'personId'>): string {
  const isHolder = signInRoles.some((one) => one === role);
  return isHolder && personId !== null ? memberIdOf(personId) : uid;
}

/** Devices a person may be signed in on: watching elsewhere is free. */
export const sessionsAtMost = 20;

/** Adds a session; the oldest falls out. */
export function addSession(sids: readonly string[], sid: string): readonly string[] {
  return [...sids.filter((other) => other !== sid), sid].slice(-sessionsAtMost);
}

type Sessions = Pick<Member, 'sids' | 'sessions'>;

/** The sessions of a member with one more. */
export function openSession(member: Sessions, sid: string, device: SessionDevice) {
  const sids = addSession(member.sids, sid);
  return { sids, sessions: keepSessions(sids, { ...member.sessions, [sid]: device }) };
}

/** Those that still stand once these ended. */
export function endSessions(member: Sessions, ended: readonly string[]) {
  const sids = member.sids.filter((sid) => !ended.includes(sid));
  return { sids, sessions: keepSessions(sids, member.sessions ?? {}) };
}

/** The sessions that any of these codes opened. */
export function openedByCodes({ sids, sessions = {} }: Sessions, codes: readonly string[]) {
  return sids.filter((sid) => codes.includes(sessions[sid]?.code ?? ''));
}

/** The devices of sessions that ended are forgotten with them. */
export function keepSessions(
  sids: readonly string[],
  sessions: Readonly<Record<string, SessionDevice>>,
): Readonly<Record<string, SessionDevice>> {
  return Object.fromEntries(Object.entries(sessions).filter(([sid]) => sids.includes(sid)));
}
