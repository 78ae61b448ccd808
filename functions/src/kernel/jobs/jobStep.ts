import { clearCollection } from '../platform/clearCollection.ts';
import { documents } from '../platform/documents.ts';
import { transact } from '../platform/firestore.ts';
import type { AnswersJob } from '../platform/storedJobs.ts';

/** A worker that has not come back by then is gone, and the clock goes on in its place. */
export const workerGraceMillis = 10_000;
/** How long the answers stay to be read: they name people and units. */
export const resultsKeptMillis = 24 * 3_600_000;

export interface JobStep {
  readonly assemblyId: string;
  readonly jobId: string;
  readonly now: number;
}

/** Stops a job that answers row by row. What was done stays done; its answers stay too. */
export function stopAnswering({ assemblyId, jobId, now }: JobStep): Promise<AnswersJob> {
  const reference = documents.answersJob(assemblyId, jobId);
  return transact(async (tx) => {
    const job = (await tx.get(reference)).data();
    if (job === undefined) throw new Error('The job is gone.');
    if (job.state !== 'dropping') return job;
    const next: AnswersJob = { ...job, state: 'dropped', dueAt: now + resultsKeptMillis };
    tx.set(reference, next);
    return next;
  });
}

/** Forgets what a job did once nobody reads it any more; the record keeps the events. */
export async function forgetAnswers({ assemblyId, jobId }: JobStep): Promise<void> {
  await clearCollection(documents.jobParts(assemblyId, jobId));
  await clearCollection(documents.jobResults(assemblyId, jobId));
  await documents.job(assemblyId, jobId).delete();
}
