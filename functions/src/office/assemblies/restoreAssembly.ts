import { type ArchivedAnswer, accept, isArchived, type Outcome, refuse } from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { transact } from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { refreshes } from '../../live/projections/refreshes.ts';
import type { ArchiveMove } from './archiveAssembly.ts';

/**
 * An archived assembly is worked on again, and its screens show how it stands. The codes and links that
 * ended stay so.
 */
export async function restoreAssembly(asked: ArchiveMove): Promise<Outcome<ArchivedAnswer>> {
  const { organisationId, assemblyId, by, now } = asked;
  const reference = documents.assembly(assemblyId);
  const restored = await transact(async (tx): Promise<Outcome<string>> => {
    const assembly = (await tx.get(reference)).data();
    if (assembly?.organisationId !== organisationId) return refuse('not-found');
    if (!isArchived(assembly)) return accept(assembly.cot);
    tx.update(reference, { archivedAt: null });
    tx.update(documents.publicAssembly(assembly.cot), { isArchived: false });
    recordEvent(tx, assemblyId, { kind: 'assembly-restored', by, at: now });
    return accept(assembly.cot);
  });
  if (!restored.ok) return restored;
  const { readTime } = await reference.get();
  for (const refresh of Object.values(refreshes)) {
    await refresh(assemblyId, restored.value, readTime);
  }
  return accept({ archivedAt: null });
}
