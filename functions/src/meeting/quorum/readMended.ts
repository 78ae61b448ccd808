import { instantOf, type MendedUnit } from '@asamblea/domain';
import { Timestamp, type Transaction } from '../../kernel/database/firestore.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';

/** No transaction lasts so long: what was committed later than this came back from a backup. */
const longestCommitMillis = 60_000;

/**
 * The units of a roster that were mended in place, as they were before, the oldest first. By their commit, as
 * events are, so that what happened just before stays before; by the one that an export carried, or by the hour
 * that was kept where a document came back from a backup, whose commit is another.
 */
export async function readMended(
  tx: Transaction,
  assemblyId: string,
  version: string,
): Promise<readonly MendedUnit[]> {
  const changes = await tx.get(peopleDocuments.unitChanges(assemblyId, version).orderBy('at'));
  const mended = changes.docs.map((change) => {
    const { at, before, committed } = change.data();
    const { createTime } = change;
    const isRestored = createTime.toMillis() - at > longestCommitMillis;
    const seen = instantOf(isRestored ? Timestamp.fromMillis(at) : createTime);
    return { at: committed ?? seen, before: before.unit };
  });
  return mended.sort((one, other) => (one.at < other.at ? -1 : Number(one.at > other.at)));
}
