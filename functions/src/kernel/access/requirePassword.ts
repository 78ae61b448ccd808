import { accept, addProof, hasProof, isSessionActive, proofLife, refuse } from '@asamblea/domain';
import { documents } from '../database/documents.ts';
import { transact } from '../database/firestore.ts';
import { verifyIdToken } from '../platform/auth.ts';
import { Refused, unwrap } from '../platform/refused.ts';
import type { Requester } from './requireMember.ts';

/**
 * Takes from somebody a token of their own that says they have just typed their password, and opens the
 * protected area to that session: to the API here, and to the rules, which read the same proof.
 */
export async function requirePassword(
  { assemblyId, uid, sid }: Requester,
  token: string,
  now: number,
): Promise<number> {
  const identity = await verifyIdToken(token);
  const isOwn = identity?.uid === uid && identity.provider === 'password';
  if (!isOwn || now - identity.signedInAt > proofLife) {
    throw new Refused({ code: 'password-stale' });
  }
  const until = identity.signedInAt + proofLife;
  const reference = documents.member(assemblyId, uid);
  const kept = await transact(async (tx) => {
    const member = (await tx.get(reference)).data();
    if (member === undefined || !isSessionActive(member, sid, now)) return refuse('not-signed-in');
    tx.update(reference, { proofs: addProof(member, sid, until, now) });
    return accept(until);
  });
  return unwrap(kept);
}

/** Lets through a session in which the password was typed again, while its minutes last. */
export function requireProof({ member, sid }: Requester, now: number): void {
  if (!hasProof(member, sid, now)) throw new Refused({ code: 'password-stale' });
}

/** The protected area was left: the session opens it no more. */
export async function dropProof({ assemblyId, uid, sid }: Requester, now: number): Promise<void> {
  const reference = documents.member(assemblyId, uid);
  await transact(async (tx) => {
    const member = (await tx.get(reference)).data();
    if (member?.proofs?.[sid] === undefined) return;
    const { [sid]: _own, ...proofs } = addProof(member, sid, now, now);
    tx.update(reference, { proofs });
  });
}
