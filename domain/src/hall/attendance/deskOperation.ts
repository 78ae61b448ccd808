import * as z from 'zod';
import {
  accreditRequest,
  leaveRequest,
  longestWaitMillis,
  transferRequest,
} from './attendanceRequests.ts';

/** Everything that is sent again must say which sending it is, and for which session it was meant. */
const kept = {
  requestId: z.uuid(),
  session: z.number().int().positive(),
  /** When it was pressed, in milliseconds by the clock of the device; not said: by an earlier version. */
  pressedAt: z.number().int().nonnegative().optional(),
};

/**
 * One press of a button at the desk, as it is kept on the device until the server answers. Ids only:
 * a device that is lost with work still to send tells nobody's name.
 */
export const deskOperation = z.discriminatedUnion('kind', [
  accreditRequest.extend({ ...kept, kind: z.literal('accredit') }),
  leaveRequest.extend({
    ...kept,
    kind: z.literal('leave'),
    personId: accreditRequest.shape.personId,
  }),
  transferRequest.extend({ ...kept, kind: z.literal('transfer') }),
]);
export type DeskOperation = z.infer<typeof deskOperation>;

/**
 * An operation sent within this time counts when it is committed; one that waited longer, when the desk wrote
 * it.
 */
const promptMillis = 2_000;

/**
 * The place and the time of the operation at `now`, by the clock of the device: its wait tells when it was
 * pressed, whatever hour that clock tells.
 */
export function deskRequestOf({ kind, pressedAt, ...body }: DeskOperation, now: number) {
  const waited = pressedAt === undefined ? 0 : Math.min(now - pressedAt, longestWaitMillis);
  const waitedMillis = waited < promptMillis ? undefined : waited;
  return {
    path: `/api/attendance/${kind}`,
    body: { ...body, ...(waitedMillis === undefined ? {} : { waitedMillis }) },
  };
}

/** How long the oldest of some presses has waited to be sent; null when none waits. */
export function unsentMillis(waiting: readonly DeskOperation[], now: number): number | null {
  const ages = waiting.map(({ pressedAt = now }) => Math.max(0, now - pressedAt));
  return ages.length === 0 ? null : Math.min(Math.max(...ages), longestWaitMillis);
}
