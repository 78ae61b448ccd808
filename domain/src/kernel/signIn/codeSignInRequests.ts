import * as z from 'zod';
import { cotSchema } from '../identity/cot.ts';
import { personIdSchema } from '../identity/ids.ts';

/** `POST /api/auth/attorney` and `POST /api/auth/virtual`. The code comes as it was typed. */
export const codeSignInRequest = z.object({
  assembly: cotSchema,
  document: z.string().trim().min(1).max(60),
  code: z.string().trim().min(1).max(40),
  remember: z.boolean().optional(),
});
export type CodeSignInRequest = z.infer<typeof codeSignInRequest>;

/** The answer of a way in without password, with the session in its cookie. */
export interface SignInAnswer {
  /** The assembly's public key. */
  readonly assembly: string;
}

/** `GET /api/auth/enable-vote?assembly=` */
export const attorneySignInQuery = z.object({ assembly: cotSchema });
export type AttorneySignInQuery = z.infer<typeof attorneySignInQuery>;

/** `POST /api/auth/forgot`: asked before the identity provider is. */
export const forgotRequest = z.object({ email: z.email().max(200) });
export type ForgotRequest = z.infer<typeof forgotRequest>;

/** `POST /api/access/codes` */
export const personRequest = z.strictObject({ personId: personIdSchema });
export type PersonRequest = z.infer<typeof personRequest>;

export interface IssuedCode {
  /** `7K2M-Q0XD`: shown once, stored nowhere. */
  readonly code: string;
  readonly expiresAt: number;
}
