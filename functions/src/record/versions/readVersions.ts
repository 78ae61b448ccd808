import type { ActaVersion, VersionId } from '@asamblea/domain';
import type { Transaction } from '../../kernel/database/firestore.ts';
import { actaDocuments } from './actaDocuments.ts';

/** The versions of the minutes of a call that were fixed, in their order. */
export async function readVersions(
  tx: Transaction | null,
  assemblyId: string,
  { session, call }: Omit<VersionId, 'number'>,
): Promise<readonly ActaVersion[]> {
  const all = actaDocuments.versions(assemblyId, session, call);
  const found = await (tx === null ? all.get() : tx.get(all));
  return found.docs.map((one) => one.data()).toSorted((a, b) => a.number - b.number);
}
