import type { Member } from '@asamblea/domain';
import { documents } from '../platform/documents.ts';
import type { CookieClaims } from './heldSessions.ts';

/** The member behind a cookie while its session stands; null once revoked. */
export async function readMember({ assembly, uid, sid }: CookieClaims): Promise<Member | null> {
  const member = (await documents.member(assembly, uid).get()).data();
  return member?.sids.includes(sid) === true ? member : null;
}
