import { at, hasEnded, type JobProgress, jobEndpoints } from '@asamblea/domain';
import { ApiFailure } from './ApiFailure.ts';
import { askApi } from './askApi.ts';
import { waitAfter } from './retrying.ts';

/**
 * Advances a job until it ends, showing how far it is. A cut network is waited for: the job stays where
 * it is, and the server finishes it even if nobody comes back. Null when the page was left.
 */
export async function followJob(
  started: JobProgress,
  show: (progress: JobProgress, isCut: boolean) => void,
  signal: AbortSignal,
): Promise<JobProgress | null> {
  let progress = started;
  let failures = 0;
  show(progress, false);
  while (!hasEnded(progress)) {
    if (signal.aborted) return null;
    try {
      const { jobId } = progress;
      progress = await askApi(at(jobEndpoints.advanceJob, { jobId }), { jobId }, signal);
      failures = 0;
      show(progress, false);
    } catch (error) {
      if (signal.aborted) return null;
      if (!(error instanceof ApiFailure) || isOver(error)) throw error;
      failures += 1;
      show(progress, true);
      const wait = waitAfter(failures, error.retryAfterSeconds);
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  return progress;
}

/** The server said no to this job, it is not there, or nobody is signed in to follow it. */
export function isOver({ isFinal, isAnswer, code }: ApiFailure): boolean {
  return isFinal || (isAnswer && (code === 'not-found' || code === 'not-signed-in'));
}
