import {
  type Assembly,
  type AttachedDocument,
  attachedOf,
  type DriveDocument,
  type DriveItem,
  driveDepthAtMost,
  isOperationOff,
  offIn,
  shownTo,
  type Visibility,
} from '@asamblea/domain';
import type { Transaction } from '../../kernel/database/firestore.ts';
import { meetingDocuments } from '../sessions/meetingDocuments.ts';

export interface FoundAttachment {
  readonly document: DriveDocument;
  /** By the folders it is in. */
  readonly shown: Visibility;
}

/** Documents of the drive by their ids, each with its audience; missing ones are not among them. */
export async function findAttached(
  tx: Transaction,
  assemblyId: string,
  entryIds: readonly string[],
): Promise<ReadonlyMap<string, FoundAttachment>> {
  const known = new Map<string, DriveItem | undefined>();
  const read = async (entryId: string) => {
    if (!known.has(entryId)) {
      known.set(entryId, (await tx.get(meetingDocuments.driveItem(assemblyId, entryId))).data());
    }
    return known.get(entryId);
  };
  const found = new Map<string, FoundAttachment>();
  // One after another: documents of the same folder ask for it once.
  for (const entryId of new Set(entryIds)) {
    const path: DriveItem[] = [];
    let next: string | null = entryId;
    while (next !== null && path.length <= driveDepthAtMost) {
      const entry: DriveItem | undefined = await read(next);
      if (entry === undefined) break;
      path.push(entry);
      next = entry.parentId;
    }
    const [document] = path;
    if (next === null && document?.kind === 'document') {
      found.set(entryId, { document, shown: shownTo(path) });
    }
  }
  return found;
}

/** The part that everybody who follows the meeting is told, in the order asked; none while documents are off. */
export async function readAttached(
  tx: Transaction,
  assemblyId: string,
  assembly: Assembly,
  entryIds: readonly string[],
): Promise<ReadonlyMap<string, AttachedDocument>> {
  if (entryIds.length === 0 || isOperationOff('readDrive', offIn(assembly))) return new Map();
  const found = await findAttached(tx, assemblyId, entryIds);
  const told = new Map<string, AttachedDocument>();
  for (const [entryId, { document, shown }] of found) {
    const attached = attachedOf(document, shown);
    if (attached !== null) told.set(entryId, attached);
  }
  return told;
}

/** Those of a point or a question, in its order. */
export function toldOf(
  told: ReadonlyMap<string, AttachedDocument>,
  entryIds: readonly string[] = [],
): readonly AttachedDocument[] {
  return entryIds.flatMap((entryId) => told.get(entryId) ?? []);
}
