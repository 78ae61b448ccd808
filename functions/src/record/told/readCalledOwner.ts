import { documents } from '../../kernel/database/documents.ts';
import type { Transaction } from '../../kernel/database/firestore.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';

/** The name of somebody who owns something by the roster in force; null: nobody who does. */
export async function readCalledOwner(
  tx: Transaction,
  assemblyId: string,
  personId: string,
): Promise<string | null> {
  const version = (await tx.get(documents.assembly(assemblyId))).data()?.activeRoster ?? null;
  if (version === null) return null;
  const [person, owned] = await Promise.all([
    tx.get(peopleDocuments.people(assemblyId, version).doc(personId)),
    tx.get(
      peopleDocuments
        .units(assemblyId, version)
        .where('ownerIds', 'array-contains', personId)
        .limit(1),
    ),
  ]);
  return owned.empty ? null : (person.data()?.name ?? null);
}
