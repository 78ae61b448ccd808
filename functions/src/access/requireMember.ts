import { actorOf, type Member, mayDo, type Operation, permissionsOf } from '@asamblea/domain';
import type { Request } from 'express';
import { Refused } from '../platform/refused.ts';
import type { CookieClaims } from './heldSessions.ts';
import { readMember } from './readMember.ts';
import { readSessionCookie } from './sessionCookie.ts';

/** Who asks, once cookie, session and permission have been checked. */
export interface Caller {
  readonly assemblyId: string;
  readonly uid: string;
  /** Whom what they leave behind names. */
  readonly by: string;
  readonly sid: string;
  readonly member: Member;
}

/** Lets through who may do that operation now; throws the refusal otherwise. */
export async function requireMember(request: Request, operation: Operation): Promise<Caller> {
  const claims = await requireCookie(request);
  const member = await readMember(claims);
  if (member === null) throw new Refused({ code: 'not-signed-in' });
  if (!mayDo(permissionsOf(member), operation)) throw new Refused({ code: 'not-allowed' });
  const { assembly: assemblyId, uid, sid } = claims;
  return { assemblyId, uid, by: actorOf(member), sid, member };
}

/** Only the signature: whoever uses this reads the member together with the rest. */
export async function requireCookie(request: Request): Promise<CookieClaims> {
  const claims = await readSessionCookie(request);
  if (claims === null) throw new Refused({ code: 'not-signed-in' });
  return claims;
}
