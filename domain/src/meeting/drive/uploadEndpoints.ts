import { post, type SchemasOf } from '../../kernel/access/endpoint.ts';
import type { DriveDocument } from './driveItem.ts';
import {
  type BeginUploadRequest,
  beginUploadRequest,
  type EndUploadRequest,
  endUploadRequest,
  type UploadAnswer,
  type UploadPieceRequest,
  uploadPieceRequest,
} from './driveUpload.ts';

/** A document comes in pieces, each of which may be sent again; only whole is it anywhere to be seen. */
export const uploadEndpoints = {
  beginUpload: post('/drive/uploads', 'writeDrive').of<BeginUploadRequest, UploadAnswer>(),
  takePiece: post('/drive/uploads/:uploadId/pieces', 'writeDrive').of<
    UploadPieceRequest,
    UploadAnswer
  >(),
  finishUpload: post('/drive/uploads/:uploadId/finish', 'writeDrive').of<
    EndUploadRequest,
    Pick<DriveDocument, 'entryId' | 'name'>
  >(),
  cancelUpload: post('/drive/uploads/:uploadId/cancel', 'writeDrive').of<
    EndUploadRequest,
    object
  >(),
};

export const uploadSchemas: SchemasOf<typeof uploadEndpoints> = {
  beginUpload: beginUploadRequest,
  takePiece: uploadPieceRequest,
  finishUpload: endUploadRequest,
  cancelUpload: endUploadRequest,
};
