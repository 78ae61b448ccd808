import { documentIdSchema } from '@asamblea/domain';
import * as z from 'zod';
import { readToken, signToken } from '../keys/signedTokens.ts';

const signInTicket = z.strictObject({
  uid: documentIdSchema,
  assembly: documentIdSchema,
  remember: z.boolean(),
});
/** Where an account asked to sign in: what the first step of it tells the second. */
export type SignInTicket = z.infer<typeof signInTicket>;

/** From one request of a page to its next, however slow the network. */
const life = 5 * 60_000;

export function signSignIn(ticket: SignInTicket, now: number): Promise<string> {
  return signToken('sign-in', ticket, { now, life });
}

export function readSignIn(token: string): Promise<SignInTicket | null> {
  return readToken('sign-in', signInTicket, token);
}
