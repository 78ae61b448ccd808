import {
  accept,
  checkSignIn,
  type Outcome,
  openSession,
  refuse,
  type SessionDevice,
} from '@asamblea/domain';
import { verifyIdToken } from '../platform/auth.ts';
import { documents } from '../platform/documents.ts';
import { transact } from '../platform/firestore.ts';
import { newSid } from '../platform/ids.ts';
import type { CookieClaims } from './sessionCookie.ts';

/** Second step of signing in: a new session of that member, in the assembly the claims name. */
export async function logIn(
  token: string,
  device: SessionDevice,
): Promise<Outcome<{ readonly claims: CookieClaims; readonly remember: boolean }>> {
  const identity = await verifyIdToken(token);
  if (identity === null || identity.assembly === null) return refuse('token-invalid');
  const { uid, assembly, remember, signedInAt } = identity;
  const sid = newSid();
  const reference = documents.member(assembly, uid);
  return transact(async (tx) => {
    const member = (await tx.get(reference)).data();
    if (member === undefined) return refuse('not-a-member');
    const fresh = checkSignIn({ signedInAt, from: member.signInsFrom, now: device.since });
    if (!fresh.ok) return fresh;
    tx.update(reference, openSession(member, sid, { ...device, signedInAt }));
    const { personId } = member;
    const person = personId === null ? {} : { person: personId };
    return accept({ claims: { assembly, uid, sid, ...person }, remember });
  });
}
