import { get, post, type SchemasOf, type Written } from '../../kernel/access/endpoint.ts';
import type { LinkedDocumentAnswer } from './documentLink.ts';
import type { DriveEntry } from './driveEntry.ts';
import {
  type ChangeEntryRequest,
  changeEntryRequest,
  type DocumentQuery,
  type DriveAnswer,
  documentQuery,
  type NewFolderRequest,
  newFolderRequest,
  type PublicDocumentQuery,
  publicDocumentQuery,
  type RemoveEntryRequest,
  removeEntryRequest,
} from './driveRequests.ts';

/** Folders and documents of an assembly: listed to who may see them, written by who administers it. */
export const driveEndpoints = {
  readDrive: get('/drive', 'readDrive').of<undefined, DriveAnswer>(),
  addFolder: post('/drive/folders', 'writeDrive').of<
    NewFolderRequest,
    Pick<DriveEntry, 'entryId' | 'name'>
  >(),
  editEntry: post('/drive/entries/:entryId', 'writeDrive').of<
    ChangeEntryRequest,
    Pick<DriveEntry, 'entryId' | 'name'>
  >(),
  removeEntry: post('/drive/entries/:entryId/remove', 'writeDrive').of<
    RemoveEntryRequest,
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
  editEntry: changeEntryRequest,
  removeEntry: removeEntryRequest,
  readDocument: documentQuery,
  readPublicDocument: publicDocumentQuery,
  describePublicDocument: publicDocumentQuery,
};
