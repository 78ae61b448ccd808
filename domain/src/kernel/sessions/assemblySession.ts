import type { Assembly } from '../assemblies/assembly.ts';
import type { ArrearsBylaw } from '../bylaws/arrearsBylaw.ts';
import type { KeptQuorums } from '../bylaws/quorumBylaw.ts';
import type { Instant } from '../calendars/instant.ts';
import type { Threshold } from '../weights/threshold.ts';
import type { Count } from '../weights/weight.ts';
import type { MeetingOfficers } from './meetingOfficers.ts';
import type { Convened, NotedConvocation } from './notedConvocation.ts';
import type { PointNow } from './pointNow.ts';
import type { QuorumNoted } from './quorumNoted.ts';
import type { SessionState } from './sessionState.ts';
import type { Stage } from './stage.ts';

/** A meeting of the assembly: first call, second call days later, a resumption. */
export interface AssemblySession {
  readonly session: number;
  readonly call: 1 | 2 | 3;
  readonly state: SessionState;
  readonly startsAt: number;
  readonly stage: Stage;
  /** The questions of the ballot that are still open or closing, in its order; a session has one at most. */
  readonly openQuestionIds: readonly string[];
  /** The hour that the open question was given since: the screens follow this document, not that one. */
  readonly extendedTo?: number;
  /** When it was declared open, with quorum. Times are milliseconds by the server's clock. */
  readonly installedAt?: number | null;
  /**
   * The quorums that the bylaws asked of each call that was settled; absent for one: it waits, or the law
   * alone was asked.
   */
  readonly bylawQuorums?: KeptQuorums;
  /** The bylaw on those in arrears when it was settled; null: the bylaws said nothing. */
  readonly bylawArrears?: ArrearsBylaw | null;
  /** As of when its quorum was read then, by the clock of the database. */
  readonly installedAsOf?: Instant;
  /** The quorum read aloud then; absent: it was declared open before this was kept. */
  readonly installedQuorum?: Omit<Verification, 'at'>;
  /** When a suspended session goes on, if it was said. */
  readonly resumesAt?: number | null;
  /** While it is suspended: when it becomes one that goes on another day, with nobody present. */
  readonly emptiesAt?: number | null;
  /** When it was closed, or declared failed; not said: it goes on, or it ended before this was kept. */
  readonly endedAt?: number;
  /** Minutes that must pass from the hour of the call before it is declared failed. */
  readonly waitMinutes?: number;
  /** How its first call was made, once somebody noted it. */
  readonly called?: NotedConvocation;
  /** The notice that convened it; null: none did. Not said: it was planned before this was kept. */
  readonly convened?: Convened | null;
  /** The notice that called it off, and when; null or not said: it stands. */
  readonly calledOff?: { readonly convocationId: string; readonly at: number } | null;
  /** The chair and the secretary; absent: nobody noted them. */
  readonly officers?: MeetingOfficers;
  /** The point of the agenda that is treated; null or not said: none. */
  readonly point?: PointNow | null;
  /** Whether there was quorum in the room when that changed last; not said: it never did while open. */
  readonly quorumNoted?: QuorumNoted;
  /** The time when its meeting online was ended, for remote followers; null or absent: it was not. */
  readonly remoteEndedAt?: number | null;
  /** The last *verificación de quórum*. */
  readonly verified?: Verification | null;
}

/** The facts of the session that every screen needs. */
export interface SessionMoment {
  readonly call: AssemblySession['call'];
  readonly state: SessionState;
  /** Not said: nobody gave it an hour. */
  readonly startsAt?: number;
  readonly resumesAt: number | null;
  /** The meeting was called off before it began; absent: it was not. */
  readonly isCalledOff?: true;
  /** The point of the agenda that is treated; not said: none. */
  readonly point?: PointNow;
  /** When its meeting online was ended; not said: it was not. */
  readonly remoteEndedAt?: number;
}

/** The quorum as it was read aloud at an instant. */
export interface Verification {
  readonly at: number;
  readonly present: Count;
  readonly total: Count;
  readonly met: boolean;
  /** The share of the main weight that was asked, for its percentage. */
  readonly threshold?: Threshold | null;
}

/** The part of a quorum that is kept when it is read aloud. */
export function readingOf({
  present,
  total,
  met,
  threshold,
}: Omit<Verification, 'at'>): Omit<Verification, 'at'> {
  return { present, total, met, ...(threshold === undefined ? {} : { threshold }) };
}

export function momentOf(assembly: Made, session: AssemblySession): SessionMoment {
  const { call, state, resumesAt = null, point = null, remoteEndedAt = null } = session;
  return {
    call,
    state,
    ...toldHourOf(assembly, session),
    resumesAt,
    ...calledOffIn(session),
    ...(point === null ? {} : { point }),
    ...(remoteEndedAt === null ? {} : { remoteEndedAt }),
  };
}

type Made = Pick<Assembly, 'createdAt'>;

/** Whether its hour is only that in which the assembly was made: nobody gave it one. */
export function isHourless(
  { createdAt }: Made,
  { session, state, startsAt }: Pick<AssemblySession, 'session' | 'state' | 'startsAt'>,
): boolean {
  return session === 1 && state === 'planned' && startsAt === createdAt;
}

/** The hour that screens tell; nothing for a session without one. */
export function toldHourOf(
  assembly: Made,
  session: AssemblySession,
): { readonly startsAt?: number } {
  return isHourless(assembly, session) ? {} : { startsAt: session.startsAt };
}

/** The fields that screens get of a session that was called off; nothing for any other. */
export function calledOffIn({ state, calledOff = null }: CalledSession): {
  readonly isCalledOff?: true;
} {
  return state === 'planned' && calledOff !== null ? { isCalledOff: true } : {};
}

type CalledSession = Pick<AssemblySession, 'state' | 'calledOff'>;

/** The hour that is waited for: of the call, or of going on. Null when there is none. */
export function sessionHour(session: Pick<SessionMoment, 'state'> & Partial<SessionMoment>) {
  if (session.isCalledOff === true) return null;
  if (session.state === 'planned') return session.startsAt ?? null;
  return session.state === 'suspended' ? (session.resumesAt ?? null) : null;
}

/**
 * Whether the desk works: people come in before the session is declared open, or there would never
 * be quorum to open it, and come back while it is suspended, or it could not go on.
 */
export function takesArrivals(session: Pick<AssemblySession, 'state'> | undefined): boolean {
  switch (session?.state) {
    case 'planned':
    case 'open':
    case 'suspended':
      return true;
    case 'failed':
    case 'closed':
    case undefined:
      return false;
  }
}

export function callName(call: AssemblySession['call']): string {
  const names = { 1: 'Primera convocatoria', 2: 'Segunda convocatoria', 3: 'Tercera convocatoria' };
  return names[call];
}
