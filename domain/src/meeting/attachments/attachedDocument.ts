import * as z from 'zod';
import { maySee } from '../drive/driveAccess.ts';
import { type Visibility, visibilityNames } from '../drive/driveItem.ts';
import type { DriveItemView } from '../drive/driveRequests.ts';

/** More are a folder, and not what somebody reads before voting. */
export const documentsAtMost = 10;

/** Documents of the drive that hang from a point or from a question, in the order in which they are read. */
export const documentIdsSchema = z
  .array(z.uuid())
  .max(documentsAtMost)
  .refine((ids) => new Set(ids).size === ids.length)
  .readonly();

/** A document of a point or of a question, as the screens and the phones name it. */
export interface AttachedDocument {
  readonly entryId: string;
  readonly name: string;
  /** The readers of the document; one only for the staff is named to nobody else. */
  readonly visibility: Exclude<Visibility, 'staff'>;
}

/** A document as it is told outside of the staff; null when it is not. */
export function attachedOf(
  { entryId, name }: { readonly entryId: string; readonly name: string },
  shownTo: Visibility,
): AttachedDocument | null {
  if (shownTo === 'staff' || !maySee('attendees', shownTo)) return null;
  return { entryId, name, visibility: shownTo };
}

/** The documents of the drive that may be attached to a point or a question, with their readers in words. */
export function attachable(documents: readonly DriveItemView[]) {
  return documents.flatMap(({ entryId, name, shownTo }) =>
    shownTo === 'staff' ? [] : [{ entryId, name, note: visibilityNames[shownTo] }],
  );
}

/** A document as it was when its question opened: what people read before voting it. */
export interface LockedDocument extends AttachedDocument {
  readonly versionId: string;
  /** SHA-256 of its content, in hexadecimal. */
  readonly digest: string;
}

/** Without what only the record needs. */
export function shownDocuments(
  documents: readonly LockedDocument[] = [],
): readonly AttachedDocument[] {
  return documents.map(({ entryId, name, visibility }) => ({ entryId, name, visibility }));
}
