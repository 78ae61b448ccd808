import { at, hasEnded, type JobProgress, jobEndpoints, tryAgain } from '@asamblea/domain';
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
  const advance = () => {
    signal.throwIfAborted();
    const { jobId } = progress;
    return askApi(at(jobEndpoints.advanceJob, { jobId }), { jobId }, signal);
  };
  show(progress, false);
  try {
    while (!hasEnded(progress)) {
      const next = await tryAgain(advance, async (error, failures) => {
        if (signal.aborted || !(error instanceof ApiFailure) || endsFollowing(error)) throw error;
        show(progress, true);
        await rest(waitAfter(failures, error.retryAfterSeconds));
      });
      const isStill = next.state === progress.state && next.written === progress.written;
      progress = next;
      show(progress, false);
      // Somebody else works on it.
      if (isStill && !hasEnded(next)) await rest(stillMillis);
    }
  } catch (error) {
    if (signal.aborted) return null;
    throw error;
  }
  return progress;
}

function rest(millis: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, millis));
}

/** The server said no to this job, it is not there, or nobody is signed in to follow it. */
export function endsFollowing({ isFinal, isAnswer, code }: ApiFailure): boolean {
  return isFinal || (isAnswer && (code === 'not-found' || code === 'not-signed-in'));
}
