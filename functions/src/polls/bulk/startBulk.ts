import { accept, type BulkRequest, type BulkSummary, type Outcome } from '@asamblea/domain';
import { progressOf } from '../../kernel/jobs/advanceJob.ts';
import { fingerprintOf, freshJob, splitRows, stageOnce } from '../../kernel/jobs/stageJob.ts';
import type { BulkJob } from '../stored/bulkJob.ts';
import { pollDocuments } from '../stored/pollDocuments.ts';

export interface BulkStart {
  readonly assemblyId: string;
  readonly by: string;
  readonly request: BulkRequest;
  readonly now: number;
}

/** Small enough that a desk which wants one of its units does not wait long for the transaction. */
const itemsAPart = 40;

/**
 * Puts many small works aside as one job that anybody can finish. Repeating it with the same id is
 * harmless: it answers how far that job is.
 */
export async function startBulk(asked: BulkStart): Promise<Outcome<BulkSummary>> {
  const { assemblyId, by, request, now } = asked;
  const { jobId, work, items } = request;
  const reference = pollDocuments.bulkJob(assemblyId, jobId);
  const parts = splitRows(items, itemsAPart);
  const fingerprint = fingerprintOf(request);
  const job: BulkJob = {
    kind: 'bulk',
    work,
    startedAt: now,
    channel: request.work === 'accredit' ? request.channel : null,
    ...freshJob({ by, fingerprint, parts, total: items.length, now }),
  };
  const staged = await stageOnce({ assemblyId, jobId, reference, job, parts, now });
  return staged.ok ? accept(summaryOf(jobId, staged.value)) : staged;
}

export function summaryOf(jobId: string, job: BulkJob): BulkSummary {
  const { work, channel, startedAt } = job;
  return { ...progressOf(jobId, job), work, channel, startedAt };
}
