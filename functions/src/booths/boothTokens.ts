import { boothPassLife, boothTicketLife } from '@asamblea/domain';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { readKey } from '../platform/keys.ts';

const ticketClaims = z.strictObject({ assembly: z.string().min(1), booth: z.string().min(1) });
/** What makes a tablet a booth; kept in the place of anybody's session, and never one. */
export type BoothTicket = z.infer<typeof ticketClaims>;

const passClaims = ticketClaims.extend({
  person: z.string().min(1),
  questions: z.array(z.string().min(1)).min(1),
  session: z.number().int(),
  plate: z.number().int(),
  /** When the PIN that was typed was given: another one ends the pass. */
  issuedAt: z.number(),
});
/** Somebody who showed plate and PIN at a booth, to vote in what is open. */
export type BoothPass = z.infer<typeof passClaims>;

export function signTicket(ticket: BoothTicket, now: number): Promise<string> {
  return sign('booth', ticket, now, boothTicketLife);
}

export function readTicket(token: string): Promise<BoothTicket | null> {
  return read('booth', ticketClaims, token);
}

export function signPass(pass: BoothPass, now: number): Promise<string> {
  return sign('booth-pass', pass, now, boothPassLife);
}

/** Null when it is forged, of something else, or its minutes are over. */
export function readPass(token: string): Promise<BoothPass | null> {
  return read('booth-pass', passClaims, token);
}

function sign(what: string, claims: object, now: number, life: number): Promise<string> {
  return new SignJWT({ ...claims })
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(what)
    .setExpirationTime(Math.floor((now + life) / 1000))
    .sign(key());
}

/** The audience keeps a ticket from being a pass, and the other way round. */
async function read<S extends z.ZodType>(
  what: string,
  schema: S,
  token: string,
): Promise<z.infer<S> | null> {
  try {
    const { payload } = await jwtVerify(token, key(), { algorithms: ['HS256'], audience: what });
    const { aud: _aud, exp: _exp, ...claims } = payload;
    return schema.parse(claims);
  } catch {
    return null;
  }
}

function key(): Uint8Array {
  return new TextEncoder().encode(readKey('session'));
}
