import {
  accept,
  describeRefusal,
  hasEnded,
  type JobProgress,
  type Outcome,
  refuse,
} from '@asamblea/domain';
import { isOvertaken } from '../concurrency/storeFailure.ts';
import { documents } from '../database/documents.ts';
import type { DocumentReference, DocumentSnapshot } from '../database/firestore.ts';
import type { StoredJob } from '../database/storedJob.ts';
import type { Clock } from '../platform/clock.ts';
import { Refused } from '../platform/refused.ts';
import type { JobKinds } from './jobStep.ts';

export interface Advance {
  readonly assemblyId: string;
  readonly jobId: string;
  readonly clock: Pick<Clock, 'now'>;
  /** How long to work before answering, at least one step. */
  readonly budgetMillis: number;
  /** How long it is kept from others after the last word of this one. */
  readonly holdMillis?: number;
}

/** A process cut short while holding a job keeps it from others for as long. One that works says so meanwhile. */
const usualHold = 30_000;

/**
 * Takes a job as far as the time allows. A waiting client calls again and again; if nobody does, the clock
 * goes on. One at a time works on it: the others are told how far it is.
 */
export async function advanceJob(asked: Advance, kinds: JobKinds): Promise<Outcome<JobProgress>> {
  const { assemblyId, jobId, clock, holdMillis = usualHold } = asked;
  const found = await documents.job(assemblyId, jobId).get();
  const job = found.data();
  if (job === undefined || kinds[job.kind] === undefined) return refuse('not-found');
  const now = clock.now();
  if (isAtRest(job, now) || (job.heldUntil ?? 0) > now) return accept(progressOf(jobId, job));
  if (!(await holdJob(found, now + holdMillis))) return accept(progressOf(jobId, job));
  const stopHolding = keepHolding(found.ref, clock, holdMillis);
  try {
    return await workOn(asked, kinds);
  } finally {
    await stopHolding();
    await releaseJob(found.ref);
  }
}

/** The same for callers that do not wait until another lets go of it. */
export async function workOn(
  { assemblyId, jobId, clock, budgetMillis }: Advance,
  kinds: JobKinds,
): Promise<Outcome<JobProgress>> {
  const until = clock.now() + budgetMillis;
  const reference = documents.job(assemblyId, jobId);
  let job = (await reference.get()).data();
  const kind = job && kinds[job.kind];
  if (job === undefined || kind === undefined) return refuse('not-found');
  let steps = 0;
  try {
    while (!isAtRest(job, clock.now()) && (steps === 0 || clock.now() < until)) {
      job = await kind.step({ assemblyId, jobId, now: clock.now() }, job);
      steps += 1;
    }
  } catch (error) {
    // Others want the same documents: it goes on at the next call.
    if (!isBusy(error)) throw error;
    job = (await reference.get()).data() ?? job;
  }
  return accept(progressOf(jobId, job));
}

function isBusy(error: unknown): boolean {
  return error instanceof Refused && error.refusal.code === 'busy';
}

/** Of two who find it free, one holds it. */
async function holdJob({ ref, updateTime }: DocumentSnapshot<StoredJob>, heldUntil: number) {
  if (updateTime === undefined) return false;
  try {
    await ref.update({ heldUntil }, { lastUpdateTime: updateTime });
    return true;
  } catch (error) {
    if (isOvertaken(error)) return false;
    throw error;
  }
}

/** Holds it for as long as a step takes, however long. The returned function ends that, and waits for what is on its way. */
function keepHolding(
  reference: DocumentReference<StoredJob>,
  clock: Advance['clock'],
  holdMillis: number,
) {
  let renewing: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    const heldUntil = clock.now() + holdMillis;
    // The job may be gone, or the database busy: the next time says it again.
    renewing = renewing.then(() => reference.update({ heldUntil })).catch(() => undefined);
  }, holdMillis / 3);
  return async () => {
    clearInterval(timer);
    await renewing;
  };
}

async function releaseJob(reference: DocumentReference<StoredJob>): Promise<void> {
  // The job may be gone: finished ones are forgotten.
  await reference.update({ heldUntil: 0 }).catch(() => undefined);
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
