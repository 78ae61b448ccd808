import {
  accept,
  checkSignIn,
  hasAccess,
  type Outcome,
  openSession,
  refuse,
  type SessionDevice,
  showPrivacy,
} from '@asamblea/domain';
import type { CookieClaims } from '../access/sessionCookie.ts';
import { documents } from '../database/documents.ts';
import { transact } from '../database/firestore.ts';
import { verifyIdToken } from '../platform/auth.ts';
import { newSid } from '../platform/ids.ts';
import type { SignInTicket } from './signInTickets.ts';

/**
 * Second step of signing in: a new session of that member, in the assembly that their ticket names. A request
 * without an assembly is signed in where the account's claims say: the last assembly that it asked for.
 */
export async function logIn(
  token: string,
  device: SessionDevice,
  ticket: SignInTicket | null = null,
): Promise<Outcome<{ readonly claims: CookieClaims; readonly remember: boolean }>> {
  const identity = await verifyIdToken(token);
  if (identity === null || identity.assembly === null) return refuse('token-invalid');
  const { uid, signedInAt } = identity;
  if (ticket !== null && ticket.uid !== uid) return refuse('token-invalid');
  const { assembly, remember } = ticket ?? {
    assembly: identity.assembly,
    remember: identity.remember,
  };
  const sid = newSid();
  const reference = documents.member(assembly, uid);
  return transact(async (tx) => {
    const member = (await tx.get(reference)).data();
    if (member === undefined) return refuse('not-a-member');
    if (!hasAccess(member, device.since)) return refuse('access-ended');
    const fresh = checkSignIn({ signedInAt, from: member.signInsFrom, now: device.since });
    if (!fresh.ok) return fresh;
    // The account has a password: the link of its invitation chooses no other.
    const spent = (member.invitation ?? null) === null ? {} : { invitation: null };
    const opened = openSession(member, sid, { ...device, signedInAt });
    tx.update(reference, { ...opened, ...showPrivacy(device.since), ...spent });
    const { personId } = member;
    const person = personId === null ? {} : { person: personId };
    return accept({ claims: { assembly, uid, sid, ...person }, remember });
  });
}
