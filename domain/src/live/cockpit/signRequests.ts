import * as z from 'zod';
import { memberDeviceKinds, screenKinds, signStates } from './sign.ts';

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
  cot: z.string().min(1).max(60),
  kind: z.enum(screenKinds),
  width: pixels,
  height: pixels,
});
export type ScreenSignRequest = z.infer<typeof screenSignRequest>;

/** `POST /api/sign`: what a member has open. */
export const memberSignRequest = z.strictObject({ ...told, kind: z.enum(memberDeviceKinds) });
export type MemberSignRequest = z.infer<typeof memberSignRequest>;
