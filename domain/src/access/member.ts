import type { Role } from './role.ts';

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
  /** Ids of the sessions that stand, oldest first. Removing one revokes it at once. */
  readonly sids: readonly string[];
  /** What each of those sessions runs on, for the person to tell them apart. */
  readonly sessions?: Readonly<Record<string, SessionDevice>>;
  /** Until when each session in which the password was typed again opens the protected area. */
  readonly proofs?: Readonly<Record<string, number>>;
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
}

/** Devices a person may be signed in on: watching elsewhere is free. */
export const sessionsAtMost = 20;

/** Adds a session; the oldest falls out. */
export function addSession(sids: readonly string[], sid: string): readonly string[] {
  return [...sids.filter((other) => other !== sid), sid].slice(-sessionsAtMost);
}

/** What is known of sessions that ended is forgotten with them. */
export function keepSessions(
  sids: readonly string[],
  sessions: Readonly<Record<string, SessionDevice>>,
): Readonly<Record<string, SessionDevice>> {
  return Object.fromEntries(Object.entries(sessions).filter(([sid]) => sids.includes(sid)));
}
