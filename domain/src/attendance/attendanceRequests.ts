import { z } from 'zod';
import type { RefusalBody } from '../refusals/refusal.ts';
import { capacities, channels } from './attendance.ts';

/** What can be one segment of a path: neither `.` nor `..`, nor a name the database keeps for itself. */
const pathSegment = /^(?!\.{1,2}$|__.*__$)[^/]+$/u;

export const unitIdSchema = z.string().min(1).max(200).regex(pathSegment);
export const personIdSchema = z.string().min(1).max(100).regex(pathSegment);
export const unitsAtOnce = 100;
/** Milliseconds, within what a calendar can say. */
export const writtenAtSchema = z.number().int().nonnegative().max(8_640_000_000_000_000);

/** `POST /api/attendance/accredit`: one person takes units, each with its own answer. */
export const accreditRequest = z.strictObject({
  personId: personIdSchema,
  unitIds: z.array(unitIdSchema).min(1).max(unitsAtOnce),
  capacity: z.enum(capacities),
  channel: z.enum(channels),
  /** The hour beside the signature, of those who came in on paper. */
  writtenAt: writtenAtSchema.optional(),
  /** An owner whose unit is represented chose to attend: the proxies that stand in the way are revoked. */
  revokesProxies: z.boolean().optional(),
});
export type AccreditRequest = z.infer<typeof accreditRequest>;

/** `POST /api/attendance/leave`. */
export const leaveRequest = z.strictObject({
  unitIds: z.array(unitIdSchema).min(1).max(unitsAtOnce),
});
export type LeaveRequest = z.infer<typeof leaveRequest>;

/** `POST /api/attendance/channel`: everything a person holds goes to one channel. */
export const channelRequest = z.strictObject({
  personId: personIdSchema,
  channel: z.enum(channels),
});
export type ChannelRequest = z.infer<typeof channelRequest>;

export type AttendanceAnswer =
  | { readonly unitId: string; readonly status: 'done' | 'unchanged' }
  | { readonly unitId: string; readonly status: 'refused'; readonly refusal: RefusalBody };
