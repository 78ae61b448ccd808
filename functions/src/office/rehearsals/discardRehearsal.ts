import { accept, type DiscardAnswer, isRehearsal, type Outcome, refuse } from '@asamblea/domain';
import { clearCollection } from '../../kernel/database/clearCollection.ts';
import { documents } from '../../kernel/database/documents.ts';
import { liveDocuments } from '../../live/projections/liveDocuments.ts';
import { type DeletingAssembly, deleteAssembly } from '../erasures/deleteAssembly.ts';

export interface Discarding extends Omit<DeletingAssembly, 'assemblyId'> {
  readonly organisationId: string;
  readonly rehearsalId: string;
}

/**
 * Deletes a rehearsal and all that is of it, of which nothing is of anybody's record. Everybody is out at
 * once except the caller from inside it; the clock does the rest. One that is not there is gone.
 */
export async function discardRehearsal(asked: Discarding): Promise<Outcome<DiscardAnswer>> {
  const { organisationId, rehearsalId, clock } = asked;
  const reference = documents.assembly(rehearsalId);
  const assembly = (await reference.get()).data();
  if (assembly === undefined) return accept({ isGone: true });
  if (assembly.organisationId !== organisationId) return refuse('not-found');
  if (!isRehearsal(assembly)) return refuse('rehearsal-only');
  if (assembly.discardedAt === undefined) await reference.update({ discardedAt: clock.now() });
  await Promise.all([
    clearCollection(liveDocuments.live(assembly.cot)),
    documents.publicAssembly(assembly.cot).delete(),
  ]);
  return accept({ isGone: await deleteAssembly({ ...asked, assemblyId: rehearsalId }) });
}
