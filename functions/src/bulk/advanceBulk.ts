import type { BulkResult } from '@asamblea/domain';
import { partName } from '../jobs/stageJob.ts';
import { clearCollection } from '../platform/clearCollection.ts';
import { type BulkJob, documents } from '../platform/documents.ts';
import { transact } from '../platform/firestore.ts';
import { readItems } from './readItems.ts';

/** A worker that has not come back by then is gone, and the clock goes on in its place. */
const workerGraceMillis = 10_000;
/** It shares the hall with many desks, and yields to them. */
const patience = { maxAttempts: 12 };
/** How long the answers stay to be read: they say who has which unit. */
const resultsKeptMillis = 24 * 3_600_000;

export interface BulkStep {
  readonly assemblyId: string;
  readonly jobId: string;
  readonly now: number;
}

/**
 * Does the next part and remembers it in the same transaction: two workers, or one after a crash, do
 * each part once, and its answers say what that once came to.
 */
export function writeNextItems(step: BulkStep): Promise<BulkJob> {
  const { assemblyId, jobId, now } = step;
  const reference = documents.bulkJob(assemblyId, jobId);
  return transact(async (tx) => {
    const job = (await tx.get(reference)).data();
    if (job === undefined) throw new Error('The job is gone.');
    if (job.state !== 'writing') return job;
    const name = partName(job.partsDone);
    const part = (await tx.get(documents.jobParts(assemblyId, jobId).doc(name))).data();
    if (part === undefined) throw new Error('A part of the job is missing.');
    const save = await readItems(tx, { ...step, by: job.by }, job, JSON.parse(part.json));
    const results: readonly BulkResult[] = save();
    tx.set(documents.jobResults(assemblyId, jobId).doc(name), { json: JSON.stringify(results) });
    const partsDone = job.partsDone + 1;
    const isLast = partsDone === job.parts;
    const next: BulkJob = {
      ...job,
      state: isLast ? 'done' : 'writing',
      partsDone,
      written: job.written + results.length,
      dueAt: now + (isLast ? resultsKeptMillis : workerGraceMillis),
    };
    tx.set(reference, next);
    return next;
  }, patience);
}

/** What was done stays done; its answers stay too. */
export async function stopBulk({ assemblyId, jobId, now }: BulkStep): Promise<BulkJob> {
  const reference = documents.bulkJob(assemblyId, jobId);
  return transact(async (tx) => {
    const job = (await tx.get(reference)).data();
    if (job === undefined) throw new Error('The job is gone.');
    if (job.state !== 'dropping') return job;
    const next: BulkJob = { ...job, state: 'dropped', dueAt: now + resultsKeptMillis };
    tx.set(reference, next);
    return next;
  });
}

/** Forgets what a job did once nobody reads it any more; the record keeps the events. */
export async function forgetBulk({ assemblyId, jobId }: BulkStep): Promise<void> {
  await clearCollection(documents.jobParts(assemblyId, jobId));
  await clearCollection(documents.jobResults(assemblyId, jobId));
  await documents.job(assemblyId, jobId).delete();
}
