import { createHash } from 'node:crypto';
import { accept, type Outcome, refuse } from '@asamblea/domain';
import { documents } from '../database/documents.ts';
import { type DocumentReference, isAlreadyExists } from '../database/firestore.ts';
import type { StoredJob } from '../database/storedJob.ts';

/** The time for staging; afterwards the clock clears its leftovers. */
const stagingMillis = 60_000;
/** The caller goes on with it; if they are gone by then, the clock does. */
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

/** Rows in parts of so many, as text. The same rows make the same parts. */
export function splitRows(rows: readonly unknown[], aPart: number): readonly string[] {
  return Array.from({ length: Math.ceil(rows.length / aPart) }, (_, part) =>
    JSON.stringify(rows.slice(part * aPart, (part + 1) * aPart)),
  );
}

interface Fresh {
  readonly by: string;
  readonly fingerprint: string;
  readonly parts: readonly string[];
  readonly total: number;
  readonly now: number;
}

/** The state of a job of which nothing is done yet, and whose parts are being put aside. */
export function freshJob({ by, fingerprint, parts, total, now }: Fresh): Omit<StoredJob, 'kind'> {
  return {
    state: 'staging',
    by,
    fingerprint,
    parts: parts.length,
    partsDone: 0,
    written: 0,
    total,
    refusal: null,
    dueAt: now + stagingMillis,
  };
}

/** Tells a repeated request from another one that came under the same id. */
export function fingerprintOf({ jobId: _, ...said }: { readonly jobId: string }): string {
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url');
}

interface Staging<Job> {
  readonly assemblyId: string;
  readonly jobId: string;
  readonly reference: DocumentReference<Job>;
  /** As it begins, if it is the first of its id. */
  readonly job: Job;
  readonly parts: readonly string[];
  readonly now: number;
}

/** Puts a job aside once, however often it is asked, and answers it as it is now. */
export async function stageOnce<Job extends StoredJob>(
  staging: Staging<Job>,
): Promise<Outcome<Job>> {
  const { assemblyId, jobId, reference, job, parts, now } = staging;
  const isFirst = await createOnce(reference, job);
  const known = isFirst ? job : (await reference.get()).data();
  if (known?.fingerprint !== job.fingerprint) return refuse('bad-request');
  if (known.state === 'staging') {
    await putAside(assemblyId, jobId, parts);
    await startWriting(assemblyId, jobId, now);
  }
  const current = (await reference.get()).data();
  return current === undefined ? refuse('not-found') : accept(current);
}
