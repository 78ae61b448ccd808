import {
  accept,
  type ChangeItemRequest,
  changeItem,
  type DriveItem,
  type EventKind,
  type Outcome,
  refuse,
  withInside,
} from '@asamblea/domain';
import { transact } from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { checkUnattached } from '../attachments/checkUnattached.ts';
import { meetingDocuments } from '../sessions/meetingDocuments.ts';

interface EditingItem {
  readonly assemblyId: string;
  readonly by: string;
  readonly entryId: string;
  readonly request: ChangeItemRequest;
  readonly now: number;
}

/** Renames, moves or shows to others a folder or a document. A change that is already made leaves no trace. */
export function editItem({
  assemblyId,
  by,
  entryId,
  request,
  now,
}: EditingItem): Promise<Outcome<Pick<DriveItem, 'entryId' | 'name'>>> {
  return transact(async (tx) => {
    const entries = (await tx.get(meetingDocuments.drive(assemblyId))).docs.map((one) =>
      one.data(),
    );
    const entry = entries.find((one) => one.entryId === entryId);
    if (entry === undefined) return refuse('entry-unknown');
    const changed = changeItem(entry, request, entries);
    if (!changed.ok) return changed;
    const kinds = changesOf(entry, changed.value);
    const entryIds = withInside(entry, entries).map((one) => one.entryId);
    const change = kinds.some((kind) => kind !== 'entry-renamed') ? 'replace' : 'edit';
    const free =
      kinds.length === 0 ? null : await checkUnattached(tx, { assemblyId, entryIds, change, now });
    if (free?.ok === false) return free;
    if (kinds.length > 0) tx.set(meetingDocuments.driveItem(assemblyId, entryId), changed.value);
    free?.value.wake();
    for (const kind of kinds) recordEvent(tx, assemblyId, { kind, by, at: now, entryId });
    return accept({ entryId, name: changed.value.name });
  });
}

function changesOf(before: DriveItem, after: DriveItem): readonly EventKind[] {
  const kinds: EventKind[] = [];
  if (before.name !== after.name) kinds.push('entry-renamed');
  if (before.parentId !== after.parentId) kinds.push('entry-moved');
  if (before.visibility !== after.visibility) kinds.push('entry-shown');
  return kinds;
}
