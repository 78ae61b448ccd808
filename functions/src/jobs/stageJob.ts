import { documents } from '../platform/documents.ts';
import { type DocumentReference, isAlreadyExists } from '../platform/firestore.ts';

/** Whoever stages has this long; afterwards the clock clears what it left. */
export const stagingMillis = 60_000;
/** Whoever asked goes on with it; if they are gone by then, the clock does. */
const startMillis = 10_000;
const writersAtOnce = 4;

/** Places of a fixed width, so that names sort as numbers. */
export function partName(place: number): string {
  return String(place).padStart(5, '0');
}

/** Says whether it was the first. */
export async function createOnce<T>(
  reference: DocumentReference<T>,
  value: T & object,
): Promise<boolean> {
  try {
    await (reference as DocumentReference).create(value);
    return true;
  } catch (error) {
    if (!isAlreadyExists(error)) throw error;
    return false;
  }
}

/** Keeps everything that a job has to do. The same job puts the same aside. */
export async function putAside(
  assemblyId: string,
  jobId: string,
  parts: readonly string[],
): Promise<void> {
  const stored = documents.jobParts(assemblyId, jobId);
  const waiting = parts.entries();
  const writer = async () => {
    for (const [place, json] of waiting) await stored.doc(partName(place)).set({ json });
  };
  await Promise.all(Array.from({ length: writersAtOnce }, writer));
}

/** From here on the job goes on by itself. Only the first of two that staged it together does this. */
export async function startWriting(assemblyId: string, jobId: string, now: number): Promise<void> {
  const reference = documents.job(assemblyId, jobId);
  const found = await reference.get();
  if (found.data()?.state !== 'staging' || found.updateTime === undefined) return;
  const next = { state: 'writing', dueAt: now + startMillis } as const;
  await reference.update(next, { lastUpdateTime: found.updateTime }).catch(() => undefined);
}
