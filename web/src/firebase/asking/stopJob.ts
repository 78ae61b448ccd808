import { at, type JobProgress, jobEndpoints } from '@asamblea/domain';
import { ApiFailure } from './ApiFailure.ts';
import { askApi } from './askApi.ts';
import { endsFollowing } from './followJob.ts';
import { retryUntilDone } from './retrying.ts';

/**
 * Stops a job; its followers see how it ends. A cancellation that got no answer is asked again until it has
 * one, or the page is left: the person who pressed it must not find the work done.
 */
export async function stopJob(
  { jobId }: Pick<JobProgress, 'jobId'>,
  signal: AbortSignal,
): Promise<void> {
  const cancel = () =>
    askApi(at(jobEndpoints.cancelJob, { jobId }), { jobId }, signal).catch((error: unknown) => {
      if (!endsFollowing(ApiFailure.of(error))) throw error;
    });
  await retryUntilDone(cancel, signal).catch(() => undefined);
}
