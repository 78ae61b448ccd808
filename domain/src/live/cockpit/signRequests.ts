import * as z from 'zod';
import { longestWaitMillis } from '../../hall/attendance/attendanceRequests.ts';
import { screenKinds } from '../../kernel/access/publicScreens.ts';
import { cotSchema } from '../../kernel/identity/cot.ts';
import { memberDeviceKinds, signStates } from './sign.ts';

const deviceId = z.string().regex(/^[A-Za-z0-9_-]{16,40}$/u);
const pixels = z.number().int().min(1).max(20_000);
const told = {
  deviceId,
  state: z.enum(signStates),
  /** The sign before did not arrive, or took long. */
  isTroubled: z.boolean(),
};

/** `POST /api/public/sign`: a screen of the hall or a stream. */
export const screenSignRequest = z.strictObject({
  ...told,
  cot: cotSchema,
  kind: z.enum(screenKinds),
  width: pixels,
  height: pixels,
});
export type ScreenSignRequest = z.infer<typeof screenSignRequest>;

/** `POST /api/sign`: what a member has open. */
export const memberSignRequest = z.strictObject({
  ...told,
  kind: z.enum(memberDeviceKinds),
  /** Of a desk, how long the oldest of its work waits to be sent, in milliseconds; not said: nothing waits. */
  unsentMillis: z.number().int().nonnegative().max(longestWaitMillis).optional(),
});
export type MemberSignRequest = z.infer<typeof memberSignRequest>;
