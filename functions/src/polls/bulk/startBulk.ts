import { accept, type BulkRequest, type BulkSummary, type Outcome } from '@asamblea/domain';
import { progressOf } from '../../kernel/jobs/advanceJob.ts';
import { fingerprintOf, stageOnce, stagingMillis } from '../../kernel/jobs/stageJob.ts';
import type { BulkJob } from '../stored/bulkJob.ts';
import { pollDocuments } from '../stored/pollDocuments.ts';

export interface BulkStart {
  readonly assemblyId: string;
  readonly by: string;
  readonly request: BulkRequest;
  readonly now: number;
}

/**
 * Puts many small works aside as one job that anybody can finish. Repeating it with the same id is
 * harmless: it answers how far that job is.
 */
export async function startBulk(asked: BulkStart): Promise<Outcome<BulkSummary>> {
  const { assemblyId, by, request, now } = asked;
  const { jobId, work, items } = request;
  const reference = pollDocuments.bulkJob(assemblyId, jobId);
  const parts = packItems(items);
  const job: BulkJob = {
    kind: 'bulk',
    work,
    state: 'staging',
    by,
    startedAt: now,
    channel: request.work === 'accredit' ? request.channel : null,
    fingerprint: fingerprintOf(request),
    parts: parts.length,
    partsDone: 0,
    written: 0,
    total: items.length,
    refusal: null,
    dueAt: now + stagingMillis,
  };
  const staged = await stageOnce({ assemblyId, jobId, reference, job, parts, now });
  return staged.ok ? accept(summaryOf(jobId, staged.value)) : staged;
}

export function summaryOf(jobId: string, job: BulkJob): BulkSummary {
  const { work, channel, startedAt } = job;
  return { ...progressOf(jobId, job), work, channel, startedAt };
}

/** Small enough that a desk which wants one of its units does not wait long for the transaction. */
const itemsAPart = 40;

type Items = BulkRequest['items'];

/** The items in parts, as text. The same items make the same parts. */
function packItems(items: Items): readonly string[] {
  return Array.from({ length: Math.ceil(items.length / itemsAPart) }, (_, i) =>
    JSON.stringify(items.slice(i * itemsAPart, (i + 1) * itemsAPart)),
  );
}
