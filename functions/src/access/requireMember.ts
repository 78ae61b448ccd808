import {
  actorOf,
  isArchived,
  type Member,
  mayDo,
  mayWhenArchived,
  type Operation,
  permissionsOf,
} from '@asamblea/domain';
import type { Request } from 'express';
import { documents } from '../platform/documents.ts';
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

/**
 * Lets through who may do that operation now; throws the refusal otherwise. Nothing writes in an assembly
 * that was archived: here it is refused, whatever the operation.
 */
export async function requireMember(request: Request, operation: Operation): Promise<Caller> {
  const claims = await requireCookie(request);
  const isTaken = mayWhenArchived(operation, request.method === 'GET');
  const [member, isShut] = await Promise.all([
    readMember(claims),
    isTaken ? false : readArchived(claims.assembly),
  ]);
  if (member === null) throw new Refused({ code: 'not-signed-in' });
  if (!mayDo(permissionsOf(member), operation)) throw new Refused({ code: 'not-allowed' });
  if (isShut) throw new Refused({ code: 'assembly-archived' });
  const { assembly: assemblyId, uid, sid } = claims;
  return { assemblyId, uid, by: actorOf(member), sid, member };
}

async function readArchived(assemblyId: string): Promise<boolean> {
  const assembly = (await documents.assembly(assemblyId).get()).data();
  return assembly !== undefined && isArchived(assembly);
}

/** Only the signature: whoever uses this reads the member together with the rest. */
export async function requireCookie(request: Request): Promise<CookieClaims> {
  const claims = await readSessionCookie(request);
  if (claims === null) throw new Refused({ code: 'not-signed-in' });
  return claims;
}
