import type { Outcome } from '@asamblea/domain';
import type { Transaction } from '../../kernel/database/firestore.ts';
import { peopleDocuments } from '../stored/peopleDocuments.ts';
import {
  type AskedCredential,
  type PreparedCredential,
  prepareCredential,
} from './prepareCredential.ts';

/** The credential that the person has and still opens something; without one, the new one of that id. */
export async function prepareStanding(
  tx: Transaction,
  asked: AskedCredential,
): Promise<Outcome<PreparedCredential>> {
  const { assemblyId, personId, now } = asked;
  const links = peopleDocuments.invitations(assemblyId).where('personId', '==', personId);
  const open = (await tx.get(links.where('usedAt', '==', null))).docs
    .map((one) => one.data())
    .find(
      ({ replacedAt = null, revokedAt = null, expiresAt, credentialId }) =>
        replacedAt === null && revokedAt === null && expiresAt > now && credentialId !== undefined,
    );
  const credentialId = open?.credentialId ?? asked.credentialId;
  return prepareCredential(tx, { ...asked, credentialId });
}
