import { accept, type Outcome, refuse } from '../refusals/outcome.ts';

/** From the password to our own session: a few steps of one page. */
const signInLife = 5 * 60_000;
/** How far the provider's clock and ours may be apart. */
const skew = 60_000;

/**
 * Whether a sign-in at the identity provider may open a session now. Its tokens renew themselves for
 * ever: without this a session comes back after signing out, without the password.
 */
export function checkSignIn(asked: {
  readonly signedInAt: number;
  /** The member's `signInsFrom`. */
  readonly from: number | undefined;
  readonly now: number;
}): Outcome<null> {
  const { signedInAt, from = 0, now } = asked;
  const isOfNow = Math.abs(now - signedInAt) <= (signedInAt > now ? skew : signInLife + skew);
  return isOfNow && signedInAt >= from ? accept(null) : refuse('sign-in-stale');
}

/**
 * From when on a password opens sessions, once one of them was signed out: after that moment, and after
 * the password of that session. The provider tells whole seconds.
 */
export function signInsFromNow(session: { readonly signedInAt?: number }, now: number): number {
  const second = Math.floor(now / 1000) * 1000;
  return Math.max(second, (session.signedInAt ?? -1000) + 1000);
}
