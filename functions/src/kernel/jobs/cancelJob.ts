import { accept, type JobProgress, type Outcome, refuse } from '@asamblea/domain';
import { documents } from '../database/documents.ts';
import { transact } from '../database/firestore.ts';
import type { StoredJob } from '../database/storedJob.ts';
import { type Advance, workOn } from './advanceJob.ts';
import type { JobKinds } from './jobStep.ts';

/** Stops a job and clears what it left. One that is already done stays done: the answer says so. */
export async function cancelJob(asked: Advance, kinds: JobKinds): Promise<Outcome<JobProgress>> {
  const { assemblyId, jobId, clock } = asked;
  const reference = documents.job(assemblyId, jobId);
  const marked = await transact(async (tx): Promise<Outcome<null>> => {
    const job = (await tx.get(reference)).data();
    if (job === undefined) return refuse('not-found');
    if (isCancellable(job)) tx.update(reference, { state: 'dropping', dueAt: clock.now() });
    return accept(null);
  });
  return marked.ok ? workOn(asked, kinds) : marked;
}

function isCancellable({ state }: StoredJob): boolean {
  return state === 'staging' || state === 'writing';
}
