import {
  accept,
  type Outcome,
  type PrivacyNotice,
  type PrivacyRequest,
  readInvitationToken,
  refuse,
  writePrivacyNotice,
} from '@asamblea/domain';
import { readPublicAssembly } from '../../kernel/assemblies/readPublicAssembly.ts';
import { documents } from '../../kernel/database/documents.ts';
import { peopleDocuments } from '../stored/peopleDocuments.ts';
import { invitationKey } from './invitationKey.ts';

/** The notice about their data for a person about to enter, by the code of the assembly or by their invitation. */
export async function readPrivacyNotice(asked: PrivacyRequest): Promise<Outcome<PrivacyNotice>> {
  const found = await findAssembly(asked);
  if (!found.ok) return found;
  const assembly = (await documents.assembly(found.value).get()).data();
  return assembly === undefined ? refuse('assembly-unknown') : accept(writePrivacyNotice(assembly));
}

async function findAssembly(asked: PrivacyRequest): Promise<Outcome<string>> {
  if ('assembly' in asked) {
    const door = await readPublicAssembly(asked.assembly);
    return door.ok ? accept(door.value.assemblyId) : door;
  }
  const read = readInvitationToken(asked.token);
  if (read === null) return refuse('invitation-unknown');
  const { assemblyId, secret } = read;
  const link = await peopleDocuments.invitation(assemblyId, invitationKey(secret)).get();
  return link.exists ? accept(assemblyId) : refuse('invitation-unknown');
}
