import { uploadEndpoints, uploadParams, uploadSchemas } from '@asamblea/domain';
import type { Requester } from '../../kernel/access/requireMember.ts';
import { serve } from '../../kernel/access/serve.ts';
import { openFiles } from '../../kernel/files/openFiles.ts';
import { parsed } from '../../kernel/http/httpAnswers.ts';
import { beginUpload } from './beginUpload.ts';
import { cancelUpload } from './cancelUpload.ts';
import { finishUpload } from './finishUpload.ts';
import { takePiece } from './takePiece.ts';

export const serveUploads = () =>
  serve(uploadEndpoints, uploadSchemas, {
    beginUpload: ({ assemblyId, by, asked, now }) =>
      beginUpload({ assemblyId, by, request: asked, now }),
    takePiece: async (call) => takePiece({ ...ofUpload(call), request: call.asked }),
    finishUpload: async (call) => finishUpload(ofUpload(call)),
    cancelUpload: async (call) => cancelUpload(ofUpload(call)),
  });

interface UploadCall extends Pick<Requester, 'assemblyId' | 'by'> {
  readonly params: { readonly uploadId: string };
  readonly now: number;
}

function ofUpload({ assemblyId, by, params, now }: UploadCall) {
  const { uploadId } = parsed(uploadParams, params);
  return { assemblyId, by, uploadId, files: openFiles(), now };
}
