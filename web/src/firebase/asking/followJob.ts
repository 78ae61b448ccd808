import { at, hasEnded, type JobProgress, jobEndpoints } from '@asamblea/domain';
import { ApiFailure } from './ApiFailure.ts';
import { askApi } from './askApi.ts';
import { waitAfter } from './retrying.ts';

/** How long it waits to ask again how far a job is that did not move. */
const stillMillis = 1_000;

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
      const next = await askApi(at(jobEndpoints.advanceJob, { jobId }), { jobId }, signal);
      const isStill = next.state === progress.state && next.written === progress.written;
      progress = next;
      failures = 0;
      show(progress, false);
      // Somebody else works on it.
      if (isStill && !hasEnded(next)) await rest(stillMillis);
    } catch (error) {
      if (signal.aborted) return null;
      if (!(error instanceof ApiFailure) || isOver(error)) throw error;
      failures += 1;
      show(progress, true);
      const wait = waitAfter(failures, error.retryAfterSeconds);
      await rest(wait);
    }
  }
  return progress;
}

function rest(millis: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, millis));
}

/** The server said no to this job, it is not there, or nobody is signed in to follow it. */
export function isOver({ isFinal, isAnswer, code }: ApiFailure): boolean {
  return isFinal || (isAnswer && (code === 'not-found' || code === 'not-signed-in'));
}
