import { isSessionActive, type Member } from '@asamblea/domain';
import { documents } from '../database/documents.ts';
import { systemClock } from '../platform/clock.ts';
import type { CookieClaims } from './sessionCookie.ts';

/** The member behind a cookie while its session stands; null once revoked, or once their access ended. */
export async function readMember({ assembly, uid, sid }: CookieClaims): Promise<Member | null> {
  const member = (await documents.member(assembly, uid).get()).data();
  const stands = member !== undefined && isSessionActive(member, sid, systemClock.now());
  return stands ? member : null;
}
