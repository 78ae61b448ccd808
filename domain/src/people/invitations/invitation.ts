import type { SignInRole } from '../../kernel/access/role.ts';
import { accept, type Outcome, refuse } from '../../kernel/refusals/outcome.ts';

/**
 * A link that signs one person in, once: `invitations/{hash of its token}`. Times in milliseconds by
 * the server's clock.
 */
export interface Invitation {
  readonly personId: string;
  readonly role: SignInRole;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly usedAt: number | null;
  /** The browser that used it, by a random id of its own. */
  readonly usedBy: string | null;
  /** When another credential of this person took its place before it opened anything. */
  readonly replacedAt?: number | null;
  /** When somebody of the staff took it back before it opened anything. */
  readonly revokedAt?: number | null;
  /** The id from which its link is made again, together with a key of the server. */
  readonly credentialId?: string;
}

/** From the door, or from the hour of the meeting, to its end; who comes later asks for another at the desk. */
export const credentialLife = 48 * 60 * 60_000;
/** A meeting is not called earlier than this before its hour. */
const calledAtMost = 60 * 24 * 60 * 60_000;

/**
 * The last moment at which a credential opens something: two days from now, or from the hour of a session
 * that is to come, so that one sent with the call weeks before still opens the meeting and the hours after
 * its midnight.
 */
export function credentialEnd(now: number, startsAt: number): number {
  return Math.max(now, Math.min(startsAt, now + calledAtMost)) + credentialLife;
}

/** The same browser may ask again when the answer was lost on the way. */
const retryLife = 60_000;

/** Whether the link opens the door for that browser, and whether that spends it now. */
export function decideInvitation(asked: {
  readonly invitation: Invitation | null;
  readonly browser: string;
  readonly holdsProxy: boolean;
  readonly now: number;
}): Outcome<{ readonly invitation: Invitation; readonly spends: boolean }> {
  const { invitation, browser, holdsProxy, now } = asked;
  if (invitation === null) return refuse('invitation-unknown');
  const { role, usedAt, usedBy } = invitation;
  if (role === 'attorney' && !holdsProxy) return refuse('invitation-unknown');
  if (usedAt !== null) {
    const isRetry = usedBy === browser && now - usedAt < retryLife;
    return isRetry ? accept({ invitation, spends: false }) : refuse('invitation-used');
  }
  const stands = standsInvitation(invitation, now);
  return stands.ok ? accept({ invitation, spends: true }) : stands;
}

/** Whether a link still opens something for its first user. */
export function standsInvitation(invitation: Invitation, now: number): Outcome<Invitation> {
  const { usedAt, replacedAt = null, revokedAt = null, expiresAt } = invitation;
  if (usedAt !== null) return refuse('invitation-used');
  if (revokedAt !== null) return refuse('invitation-revoked');
  if (replacedAt !== null) return refuse('invitation-replaced');
  return expiresAt <= now ? refuse('invitation-expired') : accept(invitation);
}
