import * as z from 'zod';
import {
  personIdSchema,
  unitIdSchema,
  unitsAtOnce,
  writtenAtSchema,
} from '../../kernel/identity/ids.ts';
import type { RefusalBody } from '../../kernel/refusals/describeRefusal.ts';
import { attendanceModes, capacities } from '../../people/seats/attendance.ts';

/** The server keeps its answers to desks for as long. */
export const longestWaitMillis = 7 * 24 * 60 * 60 * 1000;

/**
 * The fields that make a desk's work safe to send twice and late: the server keeps its answer under the id,
 * and refuses a request meant for a session that is no longer under way.
 */
const sending = {
  requestId: z.uuid().optional(),
  session: z.number().int().positive().optional(),
  /** How long a press waited for the network before it was sent, in milliseconds by the desk's clock. */
  waitedMillis: z.number().int().nonnegative().max(longestWaitMillis).optional(),
};
export interface DeskSubmission {
  readonly requestId?: string | undefined;
  readonly session?: number | undefined;
  readonly waitedMillis?: number | undefined;
}

/**
 * The time when the desk wrote an operation that waited for the network, by the server's clock; nothing if it
 * did not wait.
 */
export function writtenOf(
  { waitedMillis }: DeskSubmission,
  now: number,
): { readonly pressedAt?: number } {
  return waitedMillis === undefined ? {} : { pressedAt: now - waitedMillis };
}

const unitIds = z.array(unitIdSchema).min(1).max(unitsAtOnce);

/** `POST /api/attendance/accredit`: one person takes units, each with its own answer. */
export const accreditRequest = z.strictObject({
  ...sending,
  personId: personIdSchema,
  unitIds,
  capacity: z.enum(capacities),
  channel: z.enum(attendanceModes),
  /** An owner whose unit is represented chose to attend: the proxies that stand in the way are revoked. */
  revokesProxies: z.boolean().optional(),
  /** The hour beside the signature, of those who came in on paper. */
  writtenAt: writtenAtSchema.optional(),
});
export type AccreditRequest = z.infer<typeof accreditRequest>;

/** `POST /api/attendance/leave`: of one person alone when it says which; what another holds stays. */
export const leaveRequest = z.strictObject({
  ...sending,
  unitIds,
  personId: personIdSchema.optional(),
});
export type LeaveRequest = z.infer<typeof leaveRequest>;

/** `POST /api/attendance/transfer`: units go from their holder to another person, at once. */
export const transferRequest = z.strictObject({
  ...accreditRequest.shape,
  /** The holder that the desk saw: if another person holds the unit by now, nothing moves. */
  fromId: personIdSchema,
});
export type TransferRequest = z.infer<typeof transferRequest>;

/** `POST /api/attendance/clear-arrears`: what they owed was paid at the door. */
export const clearArrearsRequest = z.strictObject({ ...sending, unitIds });
export type ClearArrearsRequest = z.infer<typeof clearArrearsRequest>;

/** `POST /api/attendance/channel`: everything a person holds goes to one channel. */
export const channelRequest = z.strictObject({
  personId: personIdSchema,
  channel: z.enum(attendanceModes),
});
export type ChannelRequest = z.infer<typeof channelRequest>;

export type AttendanceAnswer =
  | { readonly unitId: string; readonly status: 'done' | 'unchanged' }
  | { readonly unitId: string; readonly status: 'refused'; readonly refusal: RefusalBody };

/** The answer to a desk: for each unit, on its own. */
export interface DeskAnswer {
  readonly results: readonly AttendanceAnswer[];
}
