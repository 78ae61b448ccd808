import { get, post, type SchemasOf, type Written } from '../../kernel/access/endpoint.ts';
import type { LinkedDocumentAnswer } from './documentLink.ts';
import type { DriveItem } from './driveItem.ts';
import {
  type ChangeItemRequest,
  changeItemRequest,
  type DocumentQuery,
  type DriveAnswer,
  documentQuery,
  type NewFolderRequest,
  newFolderRequest,
  type PublicDocumentQuery,
  publicDocumentQuery,
  type RemoveItemRequest,
  removeItemRequest,
} from './driveRequests.ts';

/** Folders and documents of an assembly: listed to those who may see them, written by its administrators. */
export const driveEndpoints = {
  readDrive: get('/drive', 'readDrive').of<undefined, DriveAnswer>(),
  addFolder: post('/drive/folders', 'writeDrive').of<
    NewFolderRequest,
    Pick<DriveItem, 'entryId' | 'name'>
  >(),
  editItem: post('/drive/entries/:entryId', 'writeDrive').of<
    ChangeItemRequest,
    Pick<DriveItem, 'entryId' | 'name'>
  >(),
  removeItem: post('/drive/entries/:entryId/remove', 'writeDrive').of<
    RemoveItemRequest,
    { readonly removed: number }
  >(),
  readDocument: get('/drive/documents/:entryId', 'readDrive').of<DocumentQuery, Written>(),
  readPublicDocument: get('/public/documents/:entryId', 'anybody').of<
    PublicDocumentQuery,
    Written
  >(),
  describePublicDocument: get('/public/documents/:entryId/about', 'anybody').of<
    PublicDocumentQuery,
    LinkedDocumentAnswer
  >(),
};

export const driveSchemas: SchemasOf<typeof driveEndpoints> = {
  addFolder: newFolderRequest,
  editItem: changeItemRequest,
  removeItem: removeItemRequest,
  readDocument: documentQuery,
  readPublicDocument: publicDocumentQuery,
  describePublicDocument: publicDocumentQuery,
};
