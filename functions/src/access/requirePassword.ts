import { verifyIdToken } from '../platform/auth.ts';
import { Refused } from '../platform/refused.ts';

/** How long a password typed again opens the protected area. */
const freshMillis = 15 * 60 * 1000;

/** Lets through who proves with a token of their own that they have just typed their password. */
export async function requirePassword(uid: string, token: string, now: number): Promise<void> {
  const identity = await verifyIdToken(token);
  const isOwn = identity?.uid === uid && identity.provider === 'password';
  if (!isOwn || now - identity.signedInAt > freshMillis) {
    throw new Refused({ code: 'password-stale' });
  }
}
