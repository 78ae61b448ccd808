import { holdingWordsOf, readMailAddress, recipientOf } from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import type { Transaction } from '../../kernel/database/firestore.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { copyIdOf, otherAddresses } from './readRecipients.ts';

/**
 * One owner of the roster in force, with where their mail goes: their own address, or the further one that a copy
 * is for; null when there is nobody, or no address, to write to.
 */
export async function readCalledOne(
  tx: Transaction,
  assemblyId: string,
  personId: string,
  copy = '',
) {
  const assembly = (await tx.get(documents.assembly(assemblyId))).data();
  const version = assembly?.activeRoster ?? null;
  if (assembly === undefined || version === null) return null;
  const [found, owned] = await Promise.all([
    tx.get(peopleDocuments.people(assemblyId, version).doc(personId)),
    tx.get(
      peopleDocuments.units(assemblyId, version).where('ownerIds', 'array-contains', personId),
    ),
  ]);
  const person = found.data();
  const own = readMailAddress(person?.email ?? '');
  const named = otherAddresses(person).find((one) => copyIdOf(one) === copy) ?? null;
  const address = copy === '' ? own : named;
  if (person === undefined || address === null) return null;
  const units = owned.docs.map((one) => one.data());
  const recipient = recipientOf(person, units);
  const words = holdingWordsOf(assembly);
  const { rulePack } = assembly;
  return recipient === null ? null : { recipient, address, units, words, rulePack };
}
