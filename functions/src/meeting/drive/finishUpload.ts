import { createHash } from 'node:crypto';
import {
  accept,
  addVersion,
  type DocumentVersion,
  type DriveDocument,
  type DriveItem,
  type DriveUpload,
  fileName,
  freeName,
  missingPieces,
  type Outcome,
  refuse,
} from '@asamblea/domain';
import { transact } from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import type { Files } from '../../kernel/files/files.ts';
import { checkUnattached } from '../attachments/checkUnattached.ts';
import { meetingDocuments } from '../sessions/meetingDocuments.ts';
import { checkTarget } from './beginUpload.ts';
import { cancelUpload } from './cancelUpload.ts';
import { checkContent } from './checkContent.ts';
import { bytesPath, piecePaths } from './drivePaths.ts';
import { clearUpload } from './sweepUploads.ts';
import { unfinishedOf } from './takePiece.ts';

interface FinishingUpload {
  readonly assemblyId: string;
  readonly by: string;
  readonly uploadId: string;
  readonly files: Files;
  readonly now: number;
}

type Kept = Pick<DriveDocument, 'entryId' | 'name'>;

/**
 * Puts the pieces of an upload together, checks that they are what the browser sent and something that is kept,
 * and only then has the document a version more: cut anywhere before, it has none. Again it changes nothing.
 */
export async function finishUpload(asked: FinishingUpload): Promise<Outcome<Kept>> {
  const { assemblyId, by, uploadId, files, now } = asked;
  const upload = unfinishedOf(
    (await meetingDocuments.driveUpload(assemblyId, uploadId).get()).data(),
    by,
  );
  if (upload === null) return refuse('upload-unknown');
  if (upload.state === 'kept') return readKept(assemblyId, upload.entryId);
  const bytes = await joinPieces(asked, upload);
  if (!bytes.ok) {
    return bytes.refusal.code === 'upload-broken' ? giveUp(asked, bytes) : bytes;
  }
  const type = await checkContent(bytes.value, upload.name);
  if (!type.ok) return giveUp(asked, type);
  const path = bytesPath(assemblyId, uploadId);
  await files.put(path, bytes.value);
  const version: DocumentVersion = {
    versionId: uploadId,
    type: type.value,
    size: upload.size,
    digest: upload.digest,
    at: now,
    by,
  };
  const kept = await keepVersion(asked, version);
  if (kept.ok) await clearUpload(files, { assemblyId, uploadId });
  else if (kept.refusal.code === 'upload-unknown') await files.remove(path);
  else return giveUp(asked, kept);
  return kept;
}

async function joinPieces(
  { assemblyId, files }: FinishingUpload,
  upload: DriveUpload,
): Promise<Outcome<Buffer>> {
  if (missingPieces(upload).length > 0) return refuse('upload-incomplete');
  const pieces: Uint8Array[] = [];
  for (const path of piecePaths(assemblyId, upload)) {
    const piece = await files.get(path);
    if (piece === null) return refuse('upload-incomplete');
    pieces.push(piece);
  }
  const bytes = Buffer.concat(pieces);
  const digest = createHash('sha256').update(bytes).digest('hex');
  const isSame = bytes.length === upload.size && digest === upload.digest;
  return isSame ? accept(bytes) : refuse('upload-broken');
}

function keepVersion(asked: FinishingUpload, version: DocumentVersion): Promise<Outcome<Kept>> {
  const { assemblyId, by, uploadId, now } = asked;
  return transact(async (tx): Promise<Outcome<Kept>> => {
    const reference = meetingDocuments.driveUpload(assemblyId, uploadId);
    const upload = unfinishedOf((await tx.get(reference)).data(), by);
    if (upload === null) return refuse('upload-unknown');
    const entries = (await tx.get(meetingDocuments.drive(assemblyId))).docs.map((one) =>
      one.data(),
    );
    const { entryId } = upload;
    if (upload.state === 'kept') return keptOf(entries.find((one) => one.entryId === entryId));
    const target = checkTarget(upload, entries);
    if (!target.ok) return target;
    const document = documentWith(upload, version, entries);
    if (!document.ok) return document;
    const replacing = { assemblyId, entryIds: [entryId], change: 'replace', now } as const;
    const free = await checkUnattached(tx, replacing);
    if (!free.ok) return free;
    tx.set(meetingDocuments.driveItem(assemblyId, entryId), document.value);
    // The pieces are still there.
    tx.update(reference, { state: 'kept', dueAt: now });
    const kind = upload.into === null ? 'version-kept' : 'document-kept';
    recordEvent(tx, assemblyId, { kind, by, at: now, entryId });
    return keptOf(document.value);
  });
}

function documentWith(
  { entryId, into, name }: DriveUpload,
  version: DocumentVersion,
  entries: readonly DriveItem[],
): Outcome<DriveDocument> {
  if (into === null) {
    const entry = entries.find((one) => one.entryId === entryId);
    return entry?.kind === 'document'
      ? addVersion(entry, version, entries)
      : refuse('entry-unknown');
  }
  const placed = { entryId, ...into };
  const free = freeName(fileName(name, version.type), placed, entries);
  const { at, by } = version;
  return accept({ kind: 'document', ...placed, name: free, at, by, versions: [version] });
}

async function readKept(assemblyId: string, entryId: string): Promise<Outcome<Kept>> {
  return keptOf((await meetingDocuments.driveItem(assemblyId, entryId).get()).data());
}

function keptOf(entry: DriveItem | undefined): Outcome<Kept> {
  return entry === undefined
    ? refuse('entry-unknown')
    : accept({ entryId: entry.entryId, name: entry.name });
}

/** An upload that will never be kept does not wait a day to be cleared. */
async function giveUp<O extends Outcome<unknown>>(asked: FinishingUpload, why: O): Promise<O> {
  await cancelUpload(asked);
  return why;
}
