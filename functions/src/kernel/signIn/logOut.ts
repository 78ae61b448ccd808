import { endSessions, signInsFromNow } from '@asamblea/domain';
import type { CookieClaims } from '../access/sessionCookie.ts';
import { documents } from '../database/documents.ts';
import { transact } from '../database/firestore.ts';

/**
 * Removes the session from its member: cookie and browser token stop counting at once, and the password
 * that opened it opens no other.
 */
export async function logOut({ assembly, uid, sid }: CookieClaims, now: number): Promise<void> {
  const reference = documents.member(assembly, uid);
  await transact(async (tx) => {
    const member = (await tx.get(reference)).data();
    if (member === undefined || !member.sids.includes(sid)) return;
    const from = signInsFromNow(member.sessions?.[sid] ?? {}, now);
    tx.update(reference, {
      ...endSessions(member, [sid]),
      signInsFrom: Math.max(from, member.signInsFrom ?? 0),
    });
  });
}
