import { beginUploadRequest, uploadParams, uploadPieceRequest } from '@asamblea/domain';
import { Router } from 'express';
import { requireMember } from '../access/requireMember.ts';
import { systemClock } from '../platform/clock.ts';
import { answering, parsed } from '../platform/httpAnswers.ts';
import { openFiles } from '../platform/openFiles.ts';
import { beginUpload } from './beginUpload.ts';
import { cancelUpload } from './cancelUpload.ts';
import { finishUpload } from './finishUpload.ts';
import { takePiece } from './takePiece.ts';

/** A document comes in pieces, each of which may be sent again; only whole is it anywhere to be seen. */
export function uploadRouter(): Router {
  const router = Router();

  router.post(
    '/drive/uploads',
    answering(async (request) => {
      const { assemblyId, by } = await requireMember(request, 'writeDrive');
      const asked = parsed(beginUploadRequest, request.body);
      return beginUpload({ assemblyId, by, request: asked, now: systemClock.now() });
    }),
  );

  router.post(
    '/drive/uploads/:uploadId/pieces',
    answering(async (request) => {
      const { assemblyId, by } = await requireMember(request, 'writeDrive');
      const { uploadId } = parsed(uploadParams, request.params);
      const asked = parsed(uploadPieceRequest, request.body);
      const [files, now] = [openFiles(), systemClock.now()];
      return takePiece({ assemblyId, by, uploadId, request: asked, files, now });
    }),
  );

  router.post(
    '/drive/uploads/:uploadId/finish',
    answering(async (request) => {
      const { assemblyId, by } = await requireMember(request, 'writeDrive');
      const { uploadId } = parsed(uploadParams, request.params);
      const [files, now] = [openFiles(), systemClock.now()];
      return finishUpload({ assemblyId, by, uploadId, files, now });
    }),
  );

  router.post(
    '/drive/uploads/:uploadId/cancel',
    answering(async (request) => {
      const { assemblyId, by } = await requireMember(request, 'writeDrive');
      const { uploadId } = parsed(uploadParams, request.params);
      const [files, now] = [openFiles(), systemClock.now()];
      return cancelUpload({ assemblyId, by, uploadId, files, now });
    }),
  );

  return router;
}
