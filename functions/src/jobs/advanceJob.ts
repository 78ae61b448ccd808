import { accept, describeRefusal, type JobProgress, type Outcome, refuse } from '@asamblea/domain';
import type { Clock } from '../platform/clock.ts';
import { documents, type StoredJob } from '../platform/documents.ts';
import { activateVersion } from '../rosters/activateVersion.ts';
import { clearParts, clearVersion } from '../rosters/clearVersion.ts';
import { writeNextParts } from '../rosters/writeParts.ts';

export interface Advance {
  readonly assemblyId: string;
  readonly jobId: string;
  readonly clock: Pick<Clock, 'now'>;
  /** How long to work before answering, at least one step. */
  readonly budgetMillis: number;
}

/**
 * Takes a job as far as the time allows. Whoever waits for it calls again and again; if nobody does,
 * the clock goes on. Several at once do no harm.
 */
export async function advanceJob(asked: Advance): Promise<Outcome<JobProgress>> {
  const { assemblyId, jobId, clock, budgetMillis } = asked;
  const until = clock.now() + budgetMillis;
  let job = (await documents.job(assemblyId, jobId).get()).data();
  if (job === undefined) return refuse('not-found');
  let steps = 0;
  while (!isAtRest(job) && (steps === 0 || clock.now() < until)) {
    job = await step(assemblyId, jobId, job, clock.now());
    steps += 1;
  }
  return accept(progressOf(jobId, job));
}

/** Nothing left to do, or somebody else is putting its material aside. */
function isAtRest(job: StoredJob): boolean {
  return job.dueAt === null || job.state === 'staging';
}

async function step(
  assemblyId: string,
  jobId: string,
  job: StoredJob,
  now: number,
): Promise<StoredJob> {
  switch (job.state) {
    case 'staging':
    case 'dropped':
      return job;
    case 'writing': {
      if (job.partsDone === job.parts) {
        return activateVersion({ assemblyId, version: jobId, now });
      }
      const next = await writeNextParts(assemblyId, jobId, job, now);
      // Cancelled while a part was being written: what that part left goes too.
      if (next.state === 'dropped') await clearVersion(assemblyId, jobId);
      return next;
    }
    case 'dropping':
      await clearVersion(assemblyId, jobId);
      return end(assemblyId, jobId, { ...job, state: 'dropped' });
    case 'done':
      await clearParts(assemblyId, jobId);
      return end(assemblyId, jobId, job);
  }
}

async function end(assemblyId: string, jobId: string, job: StoredJob): Promise<StoredJob> {
  await documents.job(assemblyId, jobId).update({ state: job.state, dueAt: null });
  return { ...job, dueAt: null };
}

export function progressOf(jobId: string, job: StoredJob): JobProgress {
  const { state, written, total, refusal } = job;
  return {
    jobId,
    state,
    written,
    total,
    refusal: refusal === null ? null : describeRefusal(refusal),
  };
}
