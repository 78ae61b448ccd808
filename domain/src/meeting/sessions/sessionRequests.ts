import * as z from 'zod';
import type { AssemblySession } from '../../kernel/sessions/assemblySession.ts';
import { signerOffices } from '../../kernel/sessions/meetingOfficers.ts';
import type { Quorum } from '../../laws/quorum/quorum.ts';

const instant = z.number().int().positive().max(8_640_000_000_000_000);

/** The state that the chair saw when pressing: a press meant for another session or call does nothing. */
const seen = { session: z.number().int().positive(), call: z.number().int().min(1).max(3) };

/** `POST /api/session/fail`, `…/resume`, `…/close`. */
export const sessionChangeRequest = z.strictObject(seen);
export type SessionChangeRequest = z.infer<typeof sessionChangeRequest>;

/**
 * `POST /api/session/install`: for a notice with other terms, `differencesDigest` of the differences read
 * before.
 */
export const installRequest = z.strictObject({
  ...seen,
  noticeSeen: z
    .string()
    .regex(/^[\da-f]{64}$/u)
    .optional(),
});
export type InstallRequest = z.infer<typeof installRequest>;

const officer = z.string().trim().max(120);

/** `POST /api/session/officers`: empty where nobody is noted. */
export const officersRequest = z.strictObject({
  ...seen,
  chair: officer,
  secretary: officer,
  /** Not said: those that were noted stay. */
  signers: z
    .array(z.strictObject({ office: z.enum(signerOffices), name: officer }))
    .max(signerOffices.length)
    .refine((signers) => new Set(signers.map(({ office }) => office)).size === signers.length)
    .readonly()
    .optional(),
});
export type OfficersRequest = z.infer<typeof officersRequest>;

/** `POST /api/session/suspend`: until when, if it is known. */
export const suspendRequest = z.strictObject({ ...seen, resumesAt: instant.nullable() });
export type SuspendRequest = z.infer<typeof suspendRequest>;

/** `POST /api/session/next-call`: the call that follows the failed one. */
export const nextCallRequest = z.strictObject({
  ...seen,
  startsAt: instant,
  waitMinutes: z.number().int().min(0).max(240),
});
export type NextCallRequest = z.infer<typeof nextCallRequest>;

/** `POST /api/session/verify`: the id comes from the browser, so that a retry records nothing twice. */
export const verifyRequest = z.strictObject({ ...seen, verificationId: z.uuid() });
export type VerifyRequest = z.infer<typeof verifyRequest>;

export interface SessionChanged {
  readonly session: number;
  readonly call: AssemblySession['call'];
  readonly state: AssemblySession['state'];
  readonly quorum: Quorum | null;
}

/** `GET /api/session/next-call`: when the law wants it, in milliseconds; null where it has none. */
export interface NextCallAdvice {
  readonly call: number;
  readonly earliest: number;
  readonly latest: number | null;
  readonly suggested: number;
  readonly source: string;
  /** Working days of that country are not known here: the dates may fall on a holiday. */
  readonly withoutHolidays: boolean;
}
