import * as z from 'zod';
import type { SessionState } from '../sessions/sessionState.ts';

/** `GET /api/auth/enable-vote?assembly=`: whether attorneys may enter now. */
export type AttorneySignIn =
  | { readonly open: true; readonly reason: null }
  | {
      readonly open: false;
      readonly reason: 'turned-off' | 'session-closed' | 'call-failed';
      /** Milliseconds by the server's clock; null when it was not written down. */
      readonly since: number | null;
      /** IANA name, in which `since` is told. */
      readonly timeZone: string;
    };

interface AttorneyDoor {
  readonly attorneySignIn?: boolean;
  readonly attorneySignInSince?: number;
  readonly timeZone: string;
}

/**
 * Open unless the assembly turned it off or its session is over: attorneys come in before the session
 * is installed, or there would never be quorum to install it, and while it is suspended.
 */
export function decideAttorneySignIn(
  { attorneySignIn = true, attorneySignInSince, timeZone }: AttorneyDoor,
  session: { readonly state: SessionState; readonly endedAt?: number } | null,
): AttorneySignIn {
  if (!attorneySignIn) {
    return { open: false, reason: 'turned-off', since: attorneySignInSince ?? null, timeZone };
  }
  if (session?.state !== 'closed' && session?.state !== 'failed') {
    return { open: true, reason: null };
  }
  const reason = session.state === 'closed' ? 'session-closed' : 'call-failed';
  return { open: false, reason, since: session.endedAt ?? null, timeZone };
}

/** `POST /api/settings/attorneys` */
export const attorneySwitchRequest = z.strictObject({ isOpen: z.boolean() });
export type AttorneySwitchRequest = z.infer<typeof attorneySwitchRequest>;
export type AttorneySwitchAnswer = AttorneySwitchRequest;
