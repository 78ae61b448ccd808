import {
  type Assembly,
  actorOf,
  isArchived,
  isOperationOff,
  type Member,
  mayDo,
  mayWhenArchived,
  type Operation,
  offIn,
  permissionsOf,
  pluginOf,
} from '@asamblea/domain';
import type { Request } from 'express';
import { documents } from '../database/documents.ts';
import { Refused } from '../platform/refused.ts';
import { readMember } from './readMember.ts';
import { requireCookie } from './sessionCookie.ts';

/** The member who asks, once cookie, session and permission have been checked. */
export interface Requester {
  readonly assemblyId: string;
  readonly uid: string;
  /** The name under which records show them. */
  readonly by: string;
  readonly sid: string;
  readonly member: Member;
}

/**
 * Lets through who may do that operation now; throws the refusal otherwise. Nothing writes in an archived
 * assembly, and nobody uses a module that is off: here it is refused, for any operation.
 */
export async function requireMember(request: Request, operation: Operation): Promise<Requester> {
  const claims = await requireCookie(request);
  const isTaken = mayWhenArchived(operation, request.method === 'GET');
  const asksAssembly = !isTaken || pluginOf(operation) !== null;
  const [member, assembly] = await Promise.all([
    readMember(claims),
    asksAssembly ? readAssembly(claims.assembly) : undefined,
  ]);
  if (member === null) throw new Refused({ code: 'not-signed-in' });
  if (!mayDo(permissionsOf(member), operation)) throw new Refused({ code: 'not-allowed' });
  if (assembly !== undefined) {
    if (!isTaken && isArchived(assembly)) throw new Refused({ code: 'assembly-archived' });
    if (isOperationOff(operation, offIn(assembly))) throw new Refused({ code: 'plugin-off' });
  }
  const { assembly: assemblyId, uid, sid } = claims;
  return { assemblyId, uid, by: actorOf(member), sid, member };
}

async function readAssembly(assemblyId: string): Promise<Assembly | undefined> {
  return (await documents.assembly(assemblyId).get()).data();
}
