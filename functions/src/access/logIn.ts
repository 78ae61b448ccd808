import { accept, addSession, type Outcome, refuse } from '@asamblea/domain';
import { verifyIdToken } from '../platform/auth.ts';
import { documents } from '../platform/documents.ts';
import { transact } from '../platform/firestore.ts';
import { newSid } from '../platform/ids.ts';
import type { CookieClaims } from './sessionCookie.ts';

/** Second step of signing in: a new session of that member, in the assembly the claims name. */
export async function logIn(
  token: string,
): Promise<Outcome<{ readonly claims: CookieClaims; readonly remember: boolean }>> {
  const identity = await verifyIdToken(token);
  if (identity === null || identity.assembly === null) return refuse('token-invalid');
  const { uid, assembly, remember } = identity;
  const sid = newSid();
  const reference = documents.member(assembly, uid);
  return transact(async (tx) => {
    const member = (await tx.get(reference)).data();
    if (member === undefined) return refuse('not-a-member');
    tx.update(reference, { sids: addSession(member.sids, sid) });
    return accept({ claims: { assembly, uid, sid }, remember });
  });
}
