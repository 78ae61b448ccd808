import { firestore } from '../../kernel/database/firestore.ts';
import { packRows } from '../../kernel/http/packedRows.ts';
import { partName } from '../../kernel/jobs/stageJob.ts';
import { personIdsOf, type RestoredIdentity } from '../../people/rosters/personIds.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { readIdentities } from './readIdentities.ts';
import type { ExportFile } from './readRows.ts';

/**
 * Keeps who is who of an assembly that came from elsewhere: under the id that our key would give to each, the one
 * that they have. The identity itself is not kept: a reader of the table learns no document from it.
 */
export async function keepIdentities(assemblyId: string, file: ExportFile): Promise<void> {
  const ours = personIdsOf(assemblyId);
  const rows: RestoredIdentity[] = [];
  for await (const { key, personId } of readIdentities(file)) {
    if (ours(key) !== personId) rows.push({ ours: ours(key), personId });
  }
  const parts = await packRows(rows);
  const batch = firestore().batch();
  for (const [place, bytes] of parts.entries()) {
    batch.set(peopleDocuments.identities(assemblyId).doc(partName(place)), { bytes });
  }
  await batch.commit();
}
