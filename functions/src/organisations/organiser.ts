import type { Assembly, Operation } from '@asamblea/domain';
import type { Request } from 'express';
import { type Caller, requireMember } from '../access/requireMember.ts';
import { documents } from '../platform/documents.ts';
import { Refused } from '../platform/refused.ts';

/** Who administers the organisation of the assembly they are in. */
export interface Organiser extends Caller {
  readonly organisationId: string;
  /** The one they are in. */
  readonly assembly: Assembly;
}

/** Whether that account administers the organisation. */
export async function isOrganiser(organisationId: string, uid: string): Promise<boolean> {
  return (await documents.organisationMember(organisationId, uid).get()).exists;
}

/**
 * Lets through who may do it in the assembly they are in and administers its organisation too: whoever
 * administers only an assembly has no say in the others.
 */
export async function requireOrganiser(request: Request, operation: Operation): Promise<Organiser> {
  const caller = await requireMember(request, operation);
  const { assemblyId, uid } = caller;
  const assembly = (await documents.assembly(assemblyId).get()).data();
  if (assembly === undefined) throw new Refused({ code: 'assembly-unknown' });
  const { organisationId } = assembly;
  if (!(await isOrganiser(organisationId, uid))) throw new Refused({ code: 'not-organiser' });
  return { ...caller, organisationId, assembly };
}
