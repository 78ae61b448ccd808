import { ordinaryPatience } from '../../kernel/concurrency/keepTrying.ts';
import { documents } from '../../kernel/database/documents.ts';
import { transact } from '../../kernel/database/firestore.ts';
import { afterPart, type JobStep } from '../../kernel/jobs/jobStep.ts';
import { partName } from '../../kernel/jobs/stageJob.ts';
import { applyPlan } from '../../kernel/plans/applyPlan.ts';
import type { BulkJob } from '../stored/bulkJob.ts';
import { pollDocuments } from '../stored/pollDocuments.ts';
import { readItems } from './readItems.ts';

/** A bulk job shares the hall with many desks, so it waits longer for a lock. */
const patience = { ...ordinaryPatience, millis: 40_000 };

/**
 * Does the next part and remembers it in the same transaction: two workers, or one after a crash, do
 * each part once, and its answers say what that once came to.
 */
export function writeNextItems(step: JobStep): Promise<BulkJob> {
  const { assemblyId, jobId, now } = step;
  const reference = pollDocuments.bulkJob(assemblyId, jobId);
  return transact(async (tx) => {
    const job = (await tx.get(reference)).data();
    if (job === undefined) throw new Error('The job is gone.');
    if (job.state !== 'writing') return job;
    const name = partName(job.partsDone);
    const partAt = documents.jobParts(assemblyId, jobId).doc(name);
    const part = (await tx.get(partAt)).data();
    if (part === undefined) throw new Error('A part of the job is missing.');
    const stored = { path: partAt.path, json: part.json };
    const { answer: results, writes } = await readItems(tx, { ...step, by: job.by }, job, stored);
    applyPlan(tx, { writes });
    tx.set(documents.jobResults(assemblyId, jobId).doc(name), { json: JSON.stringify(results) });
    const next = afterPart(job, results.length, now);
    tx.set(reference, next);
    return next;
  }, patience);
}
