import { documents } from '../database/documents.ts';
import { transact } from '../database/firestore.ts';
import { attempt } from '../platform/reportProblem.ts';
import type { Files } from './files.ts';
import { storedPath } from './saveFile.ts';

/** The most that one call takes; the next one goes on from there. */
const filesAtOnce = 20;

/**
 * Clears the papers that were brought a day ago and that no proxy named. First nobody may name it any
 * more, then its content goes, then its place: cut anywhere, the next call goes on. Returns how many.
 */
export async function sweepFiles(files: Files, now: number): Promise<number> {
  const due = await documents.everyFile().where('dueAt', '<=', now).limit(filesAtOnce).get();
  let swept = 0;
  for (const found of due.docs) {
    const assemblyId = found.ref.parent.parent?.id;
    if (assemblyId === undefined) continue;
    const clear = async () => {
      if (!(await disown(assemblyId, found.id, now))) return;
      await files.remove(storedPath(assemblyId, found.id));
      await found.ref.delete();
    };
    if (await attempt('paper not cleared', clear)) swept += 1;
  }
  return swept;
}

/** Says whether nobody has it now; a proxy that named it in the meantime keeps it. */
function disown(assemblyId: string, fileId: string, now: number): Promise<boolean> {
  const reference = documents.file(assemblyId, fileId);
  return transact(async (tx) => {
    const file = (await tx.get(reference)).data();
    if (file?.proxyId !== null || file.dueAt === null || file.dueAt > now) return false;
    tx.update(reference, { uploadedBy: '' });
    return true;
  });
}
