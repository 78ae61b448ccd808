import { actorOf, routesIn, type SessionAnswer, strangerSession } from '@asamblea/domain';
import { documents } from '../platform/documents.ts';
import { readMember } from './readMember.ts';
import type { CookieClaims } from './sessionCookie.ts';

/** Who is signed in. A stranger is an answer too. */
export async function answerSession(
  claims: CookieClaims | null,
  now: number,
): Promise<SessionAnswer> {
  const stranger: SessionAnswer = {
    session: strangerSession,
    actor: null,
    cot: null,
    assemblyName: null,
    timeZone: null,
    serverNow: now,
  };
  if (claims === null) return stranger;
  const [member, assembly] = await Promise.all([
    readMember(claims),
    documents.assembly(claims.assembly).get(),
  ]);
  const open = assembly.data();
  if (member === null || open === undefined) return stranger;
  const { assembly: assemblyId, uid } = claims;
  return {
    session: {
      isAuthenticated: true,
      role: member.role,
      assembly: assemblyId,
      userId: uid,
      email: member.email,
      name: member.name,
      routesAvailable: routesIn(open, member.routesAvailable),
      componentsAvailable: member.componentsAvailable,
      fullRouteComponents: member.fullRouteComponents,
    },
    actor: actorOf(member),
    cot: open.cot,
    assemblyName: open.name,
    timeZone: open.timeZone,
    serverNow: now,
  };
}
