import type { Assembly } from '@asamblea/domain';
import type { Requester } from '../../kernel/access/requireMember.ts';
import { isOrganiser } from '../../kernel/assemblies/isOrganiser.ts';
import { documents } from '../../kernel/database/documents.ts';
import { Refused } from '../../kernel/platform/refused.ts';

/** The administrator of the organisation of the present assembly. */
export interface Organiser extends Requester {
  readonly organisationId: string;
  /** The one they are in. */
  readonly assembly: Assembly;
}

/**
 * Lets through, among members who may do it in the present assembly, those who administer its organisation
 * too: an administrator of only an assembly has no say in the others.
 */
export async function organiserOf(requester: Requester): Promise<Organiser> {
  const { assemblyId, uid } = requester;
  const assembly = (await documents.assembly(assemblyId).get()).data();
  if (assembly === undefined) throw new Refused({ code: 'assembly-unknown' });
  const { organisationId } = assembly;
  if (!(await isOrganiser(organisationId, uid))) throw new Refused({ code: 'not-organiser' });
  const { by, sid, member } = requester;
  return { assemblyId, uid, by, sid, member, organisationId, assembly };
}
