import { createHash } from 'node:crypto';
import { accept, type BulkRequest, type BulkSummary, type Outcome, refuse } from '@asamblea/domain';
import { progressOf } from '../jobs/advanceJob.ts';
import { createOnce, putAside, stagingMillis, startWriting } from '../jobs/stageJob.ts';
import { documents } from '../platform/documents.ts';
import type { BulkJob } from '../platform/storedJobs.ts';
import { packItems } from './packItems.ts';

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
  const reference = documents.bulkJob(assemblyId, jobId);
  const parts = packItems(items);
  const job: BulkJob = {
    ...{ kind: 'bulk', work, state: 'staging', by, startedAt: now },
    channel: request.work === 'accredit' ? request.channel : null,
    fingerprint: fingerprintOf(request),
    ...{ parts: parts.length, partsDone: 0, written: 0, total: items.length, refusal: null },
    dueAt: now + stagingMillis,
  };
  const isFirst = await createOnce(reference, job);
  const known = isFirst ? job : (await reference.get()).data();
  if (known?.fingerprint !== job.fingerprint) return refuse('bad-request');
  if (known.state === 'staging') {
    await putAside(assemblyId, jobId, parts);
    await startWriting(assemblyId, jobId, now);
  }
  const current = (await reference.get()).data();
  return current === undefined ? refuse('not-found') : accept(summaryOf(jobId, current));
}

export function summaryOf(jobId: string, job: BulkJob): BulkSummary {
  const { work, channel, startedAt } = job;
  return { ...progressOf(jobId, job), work, channel, startedAt };
}

/** Tells a repeated request from another one that came under the same id. */
function fingerprintOf({ jobId: _, ...said }: BulkRequest): string {
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url');
}
