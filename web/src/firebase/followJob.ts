import { hasEnded, type JobProgress } from '@asamblea/domain';
import { ApiFailure } from './ApiFailure.ts';
import { callApi } from './callApi.ts';

const retryMillis = 2_000;

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
  show(progress, false);
  while (!hasEnded(progress)) {
    if (signal.aborted) return null;
    try {
      const path = `/api/jobs/${progress.jobId}/advance`;
      progress = await callApi<JobProgress>('POST', path, {}, signal);
      show(progress, false);
    } catch (error) {
      if (signal.aborted) return null;
      if (!(error instanceof ApiFailure) || (error.statusCode > 0 && error.statusCode < 500)) {
        throw error;
      }
      show(progress, true);
      await new Promise((resolve) => setTimeout(resolve, retryMillis));
    }
  }
  return progress;
}
