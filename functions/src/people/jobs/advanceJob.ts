import {
  accept,
  describeRefusal,
  hasEnded,
  type JobProgress,
  type Outcome,
  refuse,
} from '@asamblea/domain';
import { forgetAnswers, type JobStep, stopAnswering } from '../../kernel/jobs/jobStep.ts';
import type { Clock } from '../../kernel/platform/clock.ts';
import { documents } from '../../kernel/platform/documents.ts';
import type { AnswersJob, RosterJob, StoredJob } from '../../kernel/platform/storedJobs.ts';
import { simulateNext } from '../../office/rehearsals/advanceRehearsal.ts';
import { writeNextItems } from '../../polls/bulk/advanceBulk.ts';
import { writeNextRows } from '../proxies/advanceProxyImport.ts';
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
  let job: StoredJob | undefined = (await documents.job(assemblyId, jobId).get()).data();
  if (job === undefined) return refuse('not-found');
  let steps = 0;
  while (!isAtRest(job, clock.now()) && (steps === 0 || clock.now() < until)) {
    const now = clock.now();
    job =
      job.kind === 'roster-import'
        ? await stepImport(assemblyId, jobId, job, now)
        : await stepAnswers(assemblyId, jobId, job, now);
    steps += 1;
  }
  return accept(progressOf(jobId, job));
}

/** Nothing left to do now, or somebody else is putting its material aside. */
function isAtRest(job: StoredJob, now: number): boolean {
  if (job.dueAt === null || job.state === 'staging') return true;
  return job.kind !== 'roster-import' && hasEnded(job) && job.dueAt > now;
}

async function stepAnswers(
  assemblyId: string,
  jobId: string,
  job: AnswersJob,
  now: number,
): Promise<AnswersJob> {
  switch (job.state) {
    case 'staging':
      return job;
    case 'writing':
      return writeNext[job.kind]({ assemblyId, jobId, now });
    case 'dropping':
      return stopAnswering({ assemblyId, jobId, now });
    case 'done':
    case 'dropped':
      await forgetAnswers({ assemblyId, jobId, now });
      return { ...job, dueAt: null };
  }
}

const writeNext: Readonly<Record<AnswersJob['kind'], (step: JobStep) => Promise<AnswersJob>>> = {
  bulk: writeNextItems,
  'proxy-import': writeNextRows,
  rehearsal: simulateNext,
};

async function stepImport(
  assemblyId: string,
  jobId: string,
  job: RosterJob,
  now: number,
): Promise<RosterJob> {
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

async function end(assemblyId: string, jobId: string, job: RosterJob): Promise<RosterJob> {
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
