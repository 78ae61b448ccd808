import type { DriveUpload } from '@asamblea/domain';
import { transact } from '../../kernel/database/firestore.ts';
import type { Files } from '../../kernel/files/files.ts';
import { attempt } from '../../kernel/platform/reportProblem.ts';
import { meetingDocuments } from '../sessions/meetingDocuments.ts';
import { bytesPath, piecePaths } from './drivePaths.ts';

/** The most that one call takes; the next one goes on from there. */
const uploadsAtOnce = 20;

/**
 * Clears uploads unfinished for a day, those of removed versions, and the pieces of kept ones. Cut anywhere,
 * the next call goes on. Returns how many.
 */
export async function sweepUploads(files: Pick<Files, 'remove'>, now: number): Promise<number> {
  const due = meetingDocuments.everyDriveUpload().where('dueAt', '<=', now).limit(uploadsAtOnce);
  let swept = 0;
  for (const found of (await due.get()).docs) {
    const assemblyId = found.ref.parent.parent?.id;
    if (assemblyId === undefined) continue;
    const place = { assemblyId, uploadId: found.id };
    const clear = async () => {
      await lapse(place, now);
      await clearUpload(files, place);
    };
    if (await attempt('upload not cleared', clear)) swept += 1;
  }
  return swept;
}

interface UploadPlace {
  readonly assemblyId: string;
  readonly uploadId: string;
}

/** One that goes on arriving is over first, so that nobody finishes it half cleared. */
function lapse({ assemblyId, uploadId }: UploadPlace, now: number): Promise<void> {
  const reference = meetingDocuments.driveUpload(assemblyId, uploadId);
  return transact(async (tx) => {
    const upload = (await tx.get(reference)).data();
    const isOver = upload?.state === 'arriving' && upload.dueAt !== null && upload.dueAt <= now;
    if (isOver) tx.update(reference, { state: 'gone' });
  });
}

/** A kept upload loses its pieces, and a removed one everything; an arriving one stays. */
export async function clearUpload(
  files: Pick<Files, 'remove'>,
  { assemblyId, uploadId }: UploadPlace,
): Promise<void> {
  const reference = meetingDocuments.driveUpload(assemblyId, uploadId);
  const upload = (await reference.get()).data();
  if (upload === undefined || upload.state === 'arriving') return;
  await Promise.all(piecePaths(assemblyId, upload).map((path) => files.remove(path)));
  if (upload.state === 'gone') {
    await files.remove(bytesPath(assemblyId, uploadId));
    await reference.delete();
  } else await restWhenKept({ assemblyId, uploadId });
}

/** A version may have been removed meanwhile: that one is not left to rest. */
function restWhenKept({ assemblyId, uploadId }: UploadPlace): Promise<void> {
  const reference = meetingDocuments.driveUpload(assemblyId, uploadId);
  return transact(async (tx) => {
    const upload: DriveUpload | undefined = (await tx.get(reference)).data();
    if (upload?.state === 'kept') tx.update(reference, { dueAt: null });
  });
}
