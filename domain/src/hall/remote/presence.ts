import * as z from 'zod';
import type { IdentityWay } from '../../kernel/access/identityWay.ts';
import { personIdSchema } from '../../kernel/identity/ids.ts';
import type { Attendance, AttendanceMode } from '../../people/seats/attendance.ts';
import type { AttendanceAnswer } from '../attendance/attendanceRequests.ts';
import type { PresenceDevice } from './presenceDevices.ts';
import { graceMillis } from './presenceTimes.ts';

/** `sessions/{n}/presence/{personId}`: apart from the attendance, because it changes all the time. */
export interface Presence {
  readonly personId: string;
  readonly uid: string;
  /** Milliseconds by the server's clock. */
  readonly seenAt: number;
  /** When the grace ends; null once it has, or when they said goodbye. */
  readonly dueAt: number | null;
  /** The grace ended: the next sign brings their units back. */
  readonly hasLapsed: boolean;
  /** How they came in last; not said: before it was kept. */
  readonly identified?: IdentityWay;
  /** When somebody of the staff recognised them on the screen. */
  readonly verifiedAt?: number;
  /** Where they have the room open; not said: before it was kept. */
  readonly devices?: readonly PresenceDevice[];
  /** The sign-ins in which they typed the number of their document; it is not kept. */
  readonly typedIn?: readonly string[];
}

/** `POST /api/presence/enter`: with all the units that they hold. */
export const enterOnlineRequest = z.strictObject({
  /** An owner whose unit is represented chose to attend. */
  revokesProxies: z.boolean().optional(),
  /** The number of their document, where the assembly asks for it. */
  document: z.string().trim().min(1).max(40).optional(),
});
export type EnterOnlineRequest = z.infer<typeof enterOnlineRequest>;

export interface OnlineUnit {
  readonly label: string;
  /** Where it counts: who is in the hall already stays there. */
  readonly channel: AttendanceMode;
  readonly answer: AttendanceAnswer;
}

export interface EnterOnlineAnswer {
  readonly units: readonly OnlineUnit[];
}

/** `POST /api/presence`: whether they still attend. */
export interface PresenceAnswer {
  readonly attends: boolean;
  /** When to say it again this once, in milliseconds; not said: as always. */
  readonly nextMillis?: number;
  /** How often from now on, where the environment says otherwise. */
  readonly everyMillis?: number;
}

/** `GET /api/presence/room`: who is in the remote room now, however their units are counted. */
export interface RoomAnswer {
  readonly people: number;
}

/** `GET /api/presence/people`: the people in the remote room now, to find people connected twice. */
export interface RoomPeopleAnswer {
  readonly people: readonly RoomPerson[];
}

interface RoomPerson {
  readonly personId: string;
  readonly identified: IdentityWay | null;
  readonly verifiedAt: number | null;
  /** The names of the devices on which they have it open. */
  readonly devices: readonly string[];
}

/** `POST /api/presence/verify` */
export const verifyIdentityRequest = z.strictObject({ personId: personIdSchema });
export type VerifyIdentityRequest = z.infer<typeof verifyIdentityRequest>;
export interface VerifyIdentityAnswer {
  readonly verifiedAt: number;
}

export function seenNow(
  personId: string,
  uid: string,
  now: number,
  grace: number = graceMillis,
): Presence {
  return { personId, uid, seenAt: now, dueAt: now + grace, hasLapsed: false };
}

/** `now` is what `countedNow` says of the grace: time in which nobody could be heard is nobody's silence. */
export function isOverdue({ dueAt }: Pick<Presence, 'dueAt'>, now: number): boolean {
  return dueAt !== null && dueAt <= now;
}

/**
 * Whether a silence takes the unit out: only of those who attend online. In the hall and on paper the
 * desk says who leaves. Votes that were cast stand.
 */
export function lapsesOnline(attendance: Pick<Attendance, 'present' | 'channel'>): boolean {
  return attendance.present && attendance.channel === 'online';
}
