import * as z from 'zod';
import { firestore } from '../../kernel/database/firestore.ts';
import { packRows } from '../../kernel/http/packedRows.ts';
import { partName } from '../../kernel/jobs/stageJob.ts';
import { peopleDocuments } from '../../people/rosters/peopleDocuments.ts';
import { personIdsOf, type RestoredIdentity } from '../../people/rosters/personIds.ts';
import { type ExportFile, linesOf } from './readRows.ts';

const identity = z.strictObject({ key: z.string().max(2_000), personId: z.string().max(100) });

/**
 * Keeps who is who of an assembly that came from elsewhere: under the id that our key would give to each, the one
 * that they have. The identity itself is not kept: a reader of the table learns no document from it.
 */
export async function keepIdentities(assemblyId: string, file: ExportFile): Promise<void> {
  const ours = personIdsOf(assemblyId);
  const rows: RestoredIdentity[] = [];
  for await (const line of linesOf(file)) {
    const { key, personId } = identity.parse(JSON.parse(line));
    if (ours(key) !== personId) rows.push({ ours: ours(key), personId });
  }
  const parts = await packRows(rows);
  const batch = firestore().batch();
  for (const [place, bytes] of parts.entries()) {
    batch.set(peopleDocuments.identities(assemblyId).doc(partName(place)), { bytes });
  }
  await batch.commit();
}
