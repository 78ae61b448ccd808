import { clearCollection } from '../../kernel/database/clearCollection.ts';
import { documents } from '../../kernel/database/documents.ts';
import { peopleDocuments } from '../stored/peopleDocuments.ts';

/** Removes everything that an import left behind, the version last: until then it can be found. */
export async function clearVersion(assemblyId: string, version: string): Promise<void> {
  await clearParts(assemblyId, version);
  await clearCollection(peopleDocuments.units(assemblyId, version));
  await clearCollection(peopleDocuments.people(assemblyId, version));
  await clearCollection(peopleDocuments.packParts(assemblyId, version));
  await peopleDocuments.roster(assemblyId, version).delete();
}

/** Removes what the import had put aside: names and documents stay in the roster only. */
export function clearParts(assemblyId: string, jobId: string): Promise<void> {
  return clearCollection(documents.jobParts(assemblyId, jobId));
}
