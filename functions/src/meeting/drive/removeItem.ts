import { accept, type Outcome, withInside } from '@asamblea/domain';
import { transact } from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { checkUnattached } from '../attachments/checkUnattached.ts';
import { meetingDocuments } from '../sessions/meetingDocuments.ts';

interface RemovingItem {
  readonly assemblyId: string;
  readonly by: string;
  readonly entryId: string;
  readonly now: number;
}

/**
 * Takes away a document with its versions and links, or a folder with all that is in it. Nobody finds them from
 * then on; their bytes are cleared by the clock. A missing item counts as removed.
 */
export function removeItem({
  assemblyId,
  by,
  entryId,
  now,
}: RemovingItem): Promise<Outcome<{ readonly removed: number }>> {
  return transact(async (tx) => {
    const entries = (await tx.get(meetingDocuments.drive(assemblyId))).docs.map((one) =>
      one.data(),
    );
    const entry = entries.find((one) => one.entryId === entryId);
    if (entry === undefined) return accept({ removed: 0 });
    const gone = withInside(entry, entries);
    const ids = new Set(gone.map((one) => one.entryId));
    const links = await tx.get(meetingDocuments.driveLinks(assemblyId));
    const removing = { assemblyId, entryIds: [...ids], change: 'remove', now } as const;
    const free = await checkUnattached(tx, removing);
    if (!free.ok) return free;
    for (const one of gone) {
      tx.delete(meetingDocuments.driveItem(assemblyId, one.entryId));
      for (const { versionId } of one.kind === 'document' ? one.versions : []) {
        const upload = meetingDocuments.driveUpload(assemblyId, versionId);
        tx.set(upload, { state: 'gone', dueAt: now }, { merge: true });
      }
    }
    for (const link of links.docs) if (ids.has(link.data().entryId)) tx.delete(link.ref);
    recordEvent(tx, assemblyId, { kind: 'entry-removed', by, at: now, entryId });
    return accept({ removed: gone.length });
  });
}
