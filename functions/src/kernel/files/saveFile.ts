import { createHash } from 'node:crypto';
import {
  accept,
  type FileRequest,
  fileBytesAtMost,
  fileName,
  fileTypeOf,
  looseFileLife,
  looseFilesAtMost,
  type Outcome,
  type ProxyFile,
  refuse,
  type StoredFile,
} from '@asamblea/domain';
import { documents } from '../database/documents.ts';
import { transact } from '../database/firestore.ts';
import type { Files } from './files.ts';

interface SavingFile {
  readonly assemblyId: string;
  readonly by: string;
  readonly request: FileRequest;
  readonly files: Files;
  readonly now: number;
}

/**
 * Keeps the paper of a proxy that is about to be handed in. Its type is what the content says. Sent again it
 * changes nothing; another content under the same id, or of somebody else, is refused, and so is one more
 * where the same account left many that nothing names.
 */
export async function saveFile(asked: SavingFile): Promise<Outcome<ProxyFile>> {
  const { assemblyId, by, request, files, now } = asked;
  const { fileId, name } = request;
  const bytes = Buffer.from(request.content, 'base64');
  if (bytes.length > fileBytesAtMost) return refuse('file-too-large');
  const type = fileTypeOf(bytes);
  if (type === null) return refuse('file-not-kept');
  const digest = createHash('sha256').update(bytes).digest('hex');
  const file: StoredFile = {
    fileId,
    name: fileName(name, type),
    type,
    size: bytes.length,
    uploadedBy: by,
    at: now,
    digest,
    proxyId: null,
    dueAt: now + looseFileLife,
  };
  const reserved = await transact(async (tx): Promise<Outcome<StoredFile>> => {
    const ref = documents.file(assemblyId, fileId);
    const known = (await tx.get(ref)).data();
    if (known === undefined) {
      const loose = documents.files(assemblyId).where('uploadedBy', '==', by);
      const found = await tx.get(loose.where('dueAt', '>', now).limit(looseFilesAtMost));
      if (found.size >= looseFilesAtMost) return refuse('file-too-many');
      tx.create(ref, file);
      return accept(file);
    }
    return known.uploadedBy === by && known.digest === digest
      ? accept(known)
      : refuse('file-exists');
  });
  if (!reserved.ok) return reserved;
  await files.put(storedPath(assemblyId, fileId), bytes);
  return accept({ fileId, name: reserved.value.name, type, size: bytes.length });
}

export function storedPath(assemblyId: string, fileId: string): string {
  return `${assemblyId}/${fileId}`;
}
