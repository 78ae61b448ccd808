import { documents } from '../database/documents.ts';
import type { Clock } from '../platform/clock.ts';
import { attempt } from '../platform/reportProblem.ts';
import { advanceJob } from './advanceJob.ts';
import { cancelJob } from './cancelJob.ts';
import type { JobKinds } from './jobStep.ts';

/** The most that one call takes; the next one goes on from there. */
const jobsAtOnce = 5;
const budgetMillis = 4_000;

/**
 * Takes up the jobs that nobody works on any more, of every assembly. A job cut short before its material was
 * put aside cannot be finished without its sender, and is cleared. Returns how many.
 */
export async function sweepJobs(
  kinds: JobKinds,
  clock: Pick<Clock, 'now'>,
  now = clock.now(),
): Promise<number> {
  const due = await documents.everyJob().where('dueAt', '<=', now).limit(jobsAtOnce).get();
  let advanced = 0;
  for (const found of due.docs) {
    const assemblyId = found.ref.parent.parent?.id;
    if (assemblyId === undefined) continue;
    const asked = { assemblyId, jobId: found.id, clock, budgetMillis };
    const take = found.data().state === 'staging' ? cancelJob : advanceJob;
    if (await attempt('job not advanced', () => take(asked, kinds))) advanced += 1;
  }
  return advanced;
}
