import { keepSessions } from '@asamblea/domain';
import { documents } from '../platform/documents.ts';
import { transact } from '../platform/firestore.ts';
import type { CookieClaims } from './sessionCookie.ts';

/** Removes the session from its member: cookie and browser token stop counting at once. */
export async function logOut({ assembly, uid, sid }: CookieClaims): Promise<void> {
  const reference = documents.member(assembly, uid);
  await transact(async (tx) => {
    const member = (await tx.get(reference)).data();
    if (member === undefined || !member.sids.includes(sid)) return;
    const sids = member.sids.filter((other) => other !== sid);
    tx.update(reference, { sids, sessions: keepSessions(sids, member.sessions ?? {}) });
  });
}
