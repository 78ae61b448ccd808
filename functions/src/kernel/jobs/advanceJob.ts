import {
  accept,
  describeRefusal,
  hasEnded,
  type JobProgress,
  type Outcome,
  refuse,
} from '@asamblea/domain';
import { documents } from '../database/documents.ts';
import type { Clock } from '../platform/clock.ts';
import type { JobKinds } from './jobStep.ts';
import type { StoredJob } from './storedJob.ts';

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
export async function advanceJob(asked: Advance, kinds: JobKinds): Promise<Outcome<JobProgress>> {
  const { assemblyId, jobId, clock, budgetMillis } = asked;
  const until = clock.now() + budgetMillis;
  let job = (await documents.job(assemblyId, jobId).get()).data();
  const kind = job && kinds[job.kind];
  if (job === undefined || kind === undefined) return refuse('not-found');
  let steps = 0;
  while (!isAtRest(job, clock.now()) && (steps === 0 || clock.now() < until)) {
    job = await kind.step({ assemblyId, jobId, now: clock.now() }, job);
    steps += 1;
  }
  return accept(progressOf(jobId, job));
}

/** Nothing left to do now, or somebody else is putting its material aside. */
function isAtRest(job: StoredJob, now: number): boolean {
  if (job.dueAt === null || job.state === 'staging') return true;
  return hasEnded(job) && job.dueAt > now;
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
