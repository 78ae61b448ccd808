import { accept, type Outcome, refuse } from '@asamblea/domain';
import type { Transaction } from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { findAttached } from './readAttached.ts';

/** The owner of the documents: one of both. */
interface Holder {
  readonly pointId?: string;
  readonly questionId?: string;
}

export interface Attaching {
  readonly assemblyId: string;
  readonly by: string;
  readonly now: number;
  readonly holder: Holder;
  readonly before: readonly string[] | undefined;
  /** Not said: they stay. */
  readonly after: readonly string[] | undefined;
}

/**
 * Looks at documents to be attached to a point or a question, before anything is written: only new ones have
 * to be there and be seen by those who will read them. The function that it returns notes each change in the
 * record.
 */
export async function attachDocuments(
  tx: Transaction,
  { assemblyId, by, now, holder, before = [], after }: Attaching,
): Promise<Outcome<{ readonly record: () => void }>> {
  if (after === undefined) return accept({ record: () => undefined });
  const added = after.filter((entryId) => !before.includes(entryId));
  const removed = before.filter((entryId) => !after.includes(entryId));
  const found = await findAttached(tx, assemblyId, added);
  for (const entryId of added) {
    const shown = found.get(entryId)?.shown;
    if (shown === undefined) return refuse('entry-unknown');
    if (shown === 'staff') return refuse('document-hidden');
  }
  const note = (kind: 'document-attached' | 'document-detached', entryId: string) =>
    recordEvent(tx, assemblyId, { kind, by, at: now, entryId, from: 'chair', ...holder });
  return accept({
    record() {
      for (const entryId of added) note('document-attached', entryId);
      for (const entryId of removed) note('document-detached', entryId);
    },
  });
}
