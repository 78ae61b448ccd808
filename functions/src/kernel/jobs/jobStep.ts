import type { Operation } from '@asamblea/domain';
import { clearCollection } from '../database/clearCollection.ts';
import { documents } from '../database/documents.ts';
import { transact } from '../database/firestore.ts';
import type { StoredJob } from '../database/storedJob.ts';

/** A worker that has not come back by then is gone, and the clock goes on in its place. */
export const workerGraceMillis = 10_000;
/** How long the answers stay to be read: they name people and units. */
export const resultsKeptMillis = 24 * 3_600_000;

export interface JobStep {
  readonly assemblyId: string;
  readonly jobId: string;
  readonly now: number;
}

/** The behaviour of a kind of job. */
export interface JobKind {
  /** A member who may begin it may continue it, and stop it. */
  readonly operation: (job: StoredJob) => Operation;
  /** The next step of a job that is not at rest; it returns the resulting job. */
  readonly step: (step: JobStep, job: StoredJob) => Promise<StoredJob>;
}

/** By the `kind` that a job says. */
export type JobKinds = Readonly<Record<string, JobKind>>;

/**
 * A job whose next part is done, with so many rows in it. The last part ends it; a cancellation that came
 * meanwhile stands.
 */
export function afterPart<Job extends StoredJob>(job: Job, rows: number, now: number): Job {
  const partsDone = job.partsDone + 1;
  const isDone = job.state === 'writing' && partsDone >= job.parts;
  return {
    ...job,
    state: isDone ? 'done' : job.state,
    partsDone,
    written: job.written + rows,
    dueAt: now + (isDone ? resultsKeptMillis : workerGraceMillis),
  };
}

/** The steps of a job that answers row by row, each of which `writeNext` writes. */
export function rowByRow(writeNext: (step: JobStep) => Promise<StoredJob>): JobKind['step'] {
  return async (step, job) => {
    if (job.state === 'writing') return writeNext(step);
    if (job.state === 'dropping') return stopAnswering(step);
    await forgetAnswers(step);
    return { ...job, dueAt: null };
  };
}

/** Stops a job that answers row by row. Completed work stays done; its answers stay too. */
function stopAnswering({ assemblyId, jobId, now }: JobStep): Promise<StoredJob> {
  const reference = documents.job(assemblyId, jobId);
  return transact(async (tx) => {
    const job = (await tx.get(reference)).data();
    if (job === undefined) throw new Error('The job is gone.');
    if (job.state !== 'dropping') return job;
    const next: StoredJob = { ...job, state: 'dropped', dueAt: now + resultsKeptMillis };
    tx.set(reference, next);
    return next;
  });
}

/** The answers of a job so far, row by row: `read` reads those of a part. */
export async function readAnswers<Row>(
  { assemblyId, jobId }: Pick<JobStep, 'assemblyId' | 'jobId'>,
  read: (path: string, text: string) => readonly Row[],
): Promise<readonly Row[]> {
  const parts = await documents.jobResults(assemblyId, jobId).get();
  return parts.docs.flatMap((part) => read(part.ref.path, part.data().json));
}

/** Forgets what a job did once nobody reads it any more; the record keeps the events. */
async function forgetAnswers({ assemblyId, jobId }: JobStep): Promise<void> {
  await clearCollection(documents.jobParts(assemblyId, jobId));
  await clearCollection(documents.jobResults(assemblyId, jobId));
  await documents.job(assemblyId, jobId).delete();
}
