import {
  accept,
  type DriveUpload,
  type Outcome,
  pieceSize,
  piecesOf,
  refuse,
  type UploadAnswer,
  type UploadPieceRequest,
  uploadLife,
} from '@asamblea/domain';
import { transact } from '../../kernel/database/firestore.ts';
import type { Files } from '../../kernel/files/files.ts';
import { meetingDocuments } from '../sessions/meetingDocuments.ts';
import { piecePath } from './drivePaths.ts';

interface TakingPiece {
  readonly assemblyId: string;
  readonly by: string;
  readonly uploadId: string;
  readonly request: UploadPieceRequest;
  readonly files: Pick<Files, 'put' | 'remove'>;
  readonly now: number;
}

/**
 * Keeps a piece of an upload of its sender, under the name of that upload alone. Sent again it replaces
 * itself; of one that is kept already nothing changes.
 */
export async function takePiece(asked: TakingPiece): Promise<Outcome<UploadAnswer>> {
  const { assemblyId, by, uploadId, request, files, now } = asked;
  const { piece, content } = request;
  const reference = meetingDocuments.driveUpload(assemblyId, uploadId);
  const upload = unfinishedOf((await reference.get()).data(), by);
  if (upload === null) return refuse('upload-unknown');
  if (upload.state === 'kept') return accept(answerOf(upload));
  const bytes = Buffer.from(content, 'base64');
  const isWhole = piece < piecesOf(upload.size) && bytes.length === pieceSize(upload.size, piece);
  if (!isWhole) return refuse('bad-request');
  const path = piecePath(assemblyId, uploadId, piece);
  await files.put(path, bytes);
  const noted = await transact(async (tx): Promise<Outcome<UploadAnswer>> => {
    const found = unfinishedOf((await tx.get(reference)).data(), by);
    if (found === null) return refuse('upload-unknown');
    if (found.state === 'kept') return accept(answerOf(found));
    const received = [...found.received.filter((one) => one !== piece), piece];
    tx.update(reference, { received, dueAt: now + uploadLife });
    return accept(answerOf({ ...found, received }));
  });
  // The upload was cancelled, or kept, meanwhile: nothing names this piece any more.
  if (!noted.ok || noted.value.isKept) await files.remove(path);
  return noted;
}

/** The upload of that account, unless it is over. */
export function unfinishedOf(upload: DriveUpload | undefined, by: string): DriveUpload | null {
  return upload === undefined || upload.by !== by || upload.state === 'gone' ? null : upload;
}

function answerOf({ uploadId, received, state }: DriveUpload): UploadAnswer {
  return { uploadId, received, isKept: state === 'kept' };
}
