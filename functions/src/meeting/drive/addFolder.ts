import {
  accept,
  checkFolder,
  checkRoom,
  type DriveFolder,
  folderName,
  freeName,
  type NewFolderRequest,
  type Outcome,
  refuse,
} from '@asamblea/domain';
import { transact } from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { meetingDocuments } from '../sessions/meetingDocuments.ts';

interface AddingFolder {
  readonly assemblyId: string;
  readonly by: string;
  readonly request: NewFolderRequest;
  readonly now: number;
}

/** Makes a folder. The same id again answers with what it made. */
export function addFolder({
  assemblyId,
  by,
  request,
  now,
}: AddingFolder): Promise<Outcome<Pick<DriveFolder, 'entryId' | 'name'>>> {
  const { entryId, parentId, visibility } = request;
  return transact(async (tx) => {
    const found = await tx.get(meetingDocuments.drive(assemblyId));
    const entries = found.docs.map((one) => one.data());
    const known = entries.find((entry) => entry.entryId === entryId);
    if (known !== undefined) {
      return known.kind === 'folder'
        ? accept({ entryId, name: known.name })
        : refuse('entry-exists');
    }
    const room = checkRoom(entries);
    if (!room.ok) return room;
    const folder = checkFolder(parentId, entries);
    if (!folder.ok) return folder;
    const name = freeName(folderName(request.name), { entryId, parentId }, entries);
    const made: DriveFolder = {
      kind: 'folder',
      entryId,
      parentId,
      name,
      visibility,
      at: now,
      by,
    };
    tx.create(meetingDocuments.driveItem(assemblyId, entryId), made);
    recordEvent(tx, assemblyId, { kind: 'folder-made', by, at: now, entryId });
    return accept({ entryId, name });
  });
}
