import { isPersonMember } from '@asamblea/domain';
import * as z from 'zod';

const cookieClaims = z.object({
  assembly: z.string().min(1),
  uid: z.string().min(1),
  sid: z.string().min(1),
  /** Whose account it was when signing in: what to read first, never what to trust. */
  person: z.string().min(1).optional(),
});
/** Who the cookie says it is; whether that session still stands is for the member to say. */
export type CookieClaims = z.infer<typeof cookieClaims>;

export const heldSession = cookieClaims.extend({
  /** When it runs out, in seconds since 1970. */
  until: z.number().int(),
  /** Whether it outlives the browser's window. */
  remember: z.boolean(),
});
/** A session as the browser holds it: one an assembly, several at a time. */
export type HeldSession = z.infer<typeof heldSession>;

const day = 24 * 60 * 60;

/** The cookie of before, of one session: whoever has one stays signed in. */
export const onlySession = cookieClaims
  .extend({ iat: z.number(), exp: z.number() })
  .transform(({ iat, exp, ...claims }) => [
    { ...claims, until: exp, remember: exp - iat > day } satisfies HeldSession,
  ]);

/** A cookie has 4 kB; whoever runs more meetings than these at once has another window. */
const heldAtMost = 8;

export function beginHeld(claims: CookieClaims, remember: boolean, now: number): HeldSession {
  const until = Math.floor(now / 1000) + (remember ? 30 * day : day / 2);
  return { ...claims, until, remember };
}

/**
 * What the browser holds once somebody entered: of each assembly the last session, of all of them one
 * account. Whoever entered without one, by code or link, stays beside anybody.
 */
export function holdSession(
  held: readonly HeldSession[],
  entered: HeldSession,
): readonly HeldSession[] {
  const isAnotherAccount = ({ uid }: HeldSession) =>
    !isPersonMember(uid) && !isPersonMember(entered.uid) && uid !== entered.uid;
  const kept = held.filter((one) => one.assembly !== entered.assembly && !isAnotherAccount(one));
  return [...kept, entered].slice(-heldAtMost);
}
