import {
  accept,
  type BeginUploadRequest,
  checkFolder,
  checkRoom,
  type DriveItem,
  type DriveUpload,
  documentBytesAtMost,
  documentVersionsAtMost,
  type Outcome,
  refuse,
  type UploadAnswer,
  uploadLife,
  uploadsAtMost,
} from '@asamblea/domain';
import { transact } from '../../kernel/database/firestore.ts';
import { meetingDocuments } from '../sessions/meetingDocuments.ts';

interface BeginningUpload {
  readonly assemblyId: string;
  readonly by: string;
  readonly request: BeginUploadRequest;
  readonly now: number;
}

/** Begins an upload, or says what has come of it already: who was cut off goes on from there. */
export function beginUpload(asked: BeginningUpload): Promise<Outcome<UploadAnswer>> {
  const { assemblyId, by, request, now } = asked;
  const { uploadId, size, digest } = request;
  return transact(async (tx): Promise<Outcome<UploadAnswer>> => {
    const reference = meetingDocuments.driveUpload(assemblyId, uploadId);
    const known = (await tx.get(reference)).data();
    if (known !== undefined) return answerKnown(known, asked);
    if (size > documentBytesAtMost) return refuse('document-too-large');
    const arriving = meetingDocuments.driveUploads(assemblyId).where('state', '==', 'arriving');
    const begun = await tx.get(arriving.limit(uploadsAtMost));
    if (begun.size >= uploadsAtMost) return refuse('uploads-too-many');
    const entries = (await tx.get(meetingDocuments.drive(assemblyId))).docs.map((one) =>
      one.data(),
    );
    const place = checkTarget(request, entries);
    if (!place.ok) return place;
    const { entryId, into, name } = request;
    const upload: DriveUpload = {
      uploadId,
      entryId,
      by,
      at: now,
      name,
      size,
      digest,
      into,
      received: [],
      state: 'arriving',
      dueAt: now + uploadLife,
    };
    tx.create(reference, upload);
    return accept({ uploadId, received: [], isKept: false });
  });
}

function answerKnown(known: DriveUpload, { by, request }: BeginningUpload): Outcome<UploadAnswer> {
  const isSame =
    known.by === by &&
    known.entryId === request.entryId &&
    known.digest === request.digest &&
    known.size === request.size;
  if (!isSame) return refuse('upload-exists');
  if (known.state === 'gone') return refuse('upload-unknown');
  const { uploadId, received, state } = known;
  return accept({ uploadId, received, isKept: state === 'kept' });
}

/** The same is looked at when it ends: before, so that nobody sends 25 MB in vain. */
export function checkTarget(
  { entryId, into }: Pick<DriveUpload, 'entryId' | 'into'>,
  entries: readonly DriveItem[],
): Outcome<null> {
  const entry = entries.find((one) => one.entryId === entryId);
  if (into === null) {
    if (entry?.kind !== 'document') return refuse('entry-unknown');
    return entry.versions.length < documentVersionsAtMost ? accept(null) : refuse('versions-full');
  }
  if (entry !== undefined) return refuse('entry-exists');
  const room = checkRoom(entries);
  return room.ok ? checkFolder(into.parentId, entries) : room;
}
