import { boothPassLife, boothTicketLife, documentIdSchema, personIdSchema } from '@asamblea/domain';
import * as z from 'zod';
import { readToken, signToken } from '../../kernel/keys/signedTokens.ts';

const ticketClaims = z.strictObject({ assembly: documentIdSchema, booth: documentIdSchema });
/** The ticket that makes a tablet a booth; kept in the place of anybody's session, and never one. */
export type BoothTicket = z.infer<typeof ticketClaims>;

const passClaims = ticketClaims.extend({
  person: personIdSchema,
  questions: z.array(documentIdSchema).min(1),
  session: z.number().int(),
  plate: z.number().int(),
  /** When the PIN that was typed was given: another one ends the pass. */
  issuedAt: z.number(),
});
/** Somebody who showed plate and PIN at a booth, to vote in what is open. */
export type BoothPass = z.infer<typeof passClaims>;

export function signTicket(ticket: BoothTicket, now: number): Promise<string> {
  return signToken('booth', ticket, { now, life: boothTicketLife });
}

export function readTicket(token: string): Promise<BoothTicket | null> {
  return readToken('booth', ticketClaims, token);
}

export function signPass(pass: BoothPass, now: number): Promise<string> {
  return signToken('booth-pass', pass, { now, life: boothPassLife });
}

/** Null when it is forged, of something else, or its minutes are over. */
export function readPass(token: string): Promise<BoothPass | null> {
  return readToken('booth-pass', passClaims, token);
}
