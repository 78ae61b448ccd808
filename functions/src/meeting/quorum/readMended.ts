import { instantOf, type MendedUnit } from '@asamblea/domain';
import type { Transaction } from '../../kernel/database/firestore.ts';
import { peopleDocuments } from '../../people/rosters/peopleDocuments.ts';

/**
 * The units of a roster that were mended in place, as they were before, the oldest first. By the hour that
 * was kept: a document that came back from a backup has another commit.
 */
export async function readMended(
  tx: Transaction,
  assemblyId: string,
  version: string,
): Promise<readonly MendedUnit[]> {
  const changes = await tx.get(peopleDocuments.unitChanges(assemblyId, version).orderBy('at'));
  return changes.docs.map((change) => {
    const { at, before } = change.data();
    const then = { seconds: Math.floor(at / 1000), nanoseconds: (at % 1000) * 1_000_000 };
    return { at: instantOf(then), before: before.unit };
  });
}
