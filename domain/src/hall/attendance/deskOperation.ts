import * as z from 'zod';
import { accreditRequest, leaveRequest, transferRequest } from './attendanceRequests.ts';

/** Everything that is sent again must say which sending it is, and for which session it was meant. */
const kept = { requestId: z.uuid(), session: z.number().int().positive() };

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

/** Where it goes and what it says there. */
export function deskRequestOf({ kind, ...body }: DeskOperation): {
  readonly path: string;
  readonly body: Omit<DeskOperation, 'kind'>;
} {
  return { path: `/api/attendance/${kind}`, body };
}
