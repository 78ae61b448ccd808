import * as z from 'zod';
import { cotSchema } from '../../kernel/identity/cot.ts';
import type { DocumentLinkView } from './documentLink.ts';
import {
  type DocumentType,
  type DocumentVersion,
  type DriveItem,
  type Visibility,
  visibilities,
} from './driveItem.ts';

/** As people write it; how it is kept is `fileName`'s and `folderName`'s. */
const writtenName = z.string().trim().min(1).max(200);
const visibility = z.enum(visibilities);
const parentId = z.uuid().nullable();

/** `POST /api/drive/folders`. The same id again changes nothing. */
export const newFolderRequest = z.strictObject({
  entryId: z.uuid(),
  parentId,
  name: writtenName,
  visibility,
});
export type NewFolderRequest = z.infer<typeof newFolderRequest>;

/** `POST /api/drive/entries/{entryId}`: what is not said stays. */
export const changeItemRequest = z.strictObject({
  name: writtenName.optional(),
  parentId: parentId.optional(),
  visibility: visibility.optional(),
});
export type ChangeItemRequest = z.infer<typeof changeItemRequest>;

/** `POST /api/drive/entries/{entryId}/remove`: nothing is said. */
export const removeItemRequest = z.object({});
export type RemoveItemRequest = z.infer<typeof removeItemRequest>;

/**
 * `GET /api/drive/documents/{entryId}?version=&by=`: the last one when it is not said. By a link, the answer sends
 * the browser to where the file is kept.
 */
export const documentParams = z.strictObject({ entryId: z.uuid() });
export const documentQuery = z.object({
  version: z.uuid().optional(),
  by: z.literal('link').optional(),
});
export type DocumentQuery = z.infer<typeof documentQuery>;

/** `GET /api/public/documents/{entryId}?cot=` */
export const publicDocumentQuery = z.object({ cot: cotSchema });
export type PublicDocumentQuery = z.infer<typeof publicDocumentQuery>;

/** A folder or a document as who asked may see it. */
export interface DriveItemView {
  readonly entryId: string;
  readonly kind: DriveItem['kind'];
  readonly parentId: string | null;
  readonly name: string;
  readonly visibility: Visibility;
  /** The narrowest of its own and of the folders it is in. */
  readonly shownTo: Visibility;
  /** When it was made, or its last version came. */
  readonly at: number;
  /** Of a document, what its last version is. */
  readonly type?: DocumentType;
  readonly size?: number;
  readonly versionId?: string;
  /** Of a document, for the staff: oldest first. */
  readonly versions?: readonly Omit<DocumentVersion, 'digest' | 'by'>[];
  /** For the person who shares a document: the links that open it now. */
  readonly links?: readonly DocumentLinkView[];
  /** Where it is attached, in words: taking it away is then asked with them. */
  readonly attachedTo?: readonly string[];
}

/** `GET /api/drive` */
export interface DriveAnswer {
  readonly entries: readonly DriveItemView[];
}
