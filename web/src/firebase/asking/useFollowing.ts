import { hasEnded, type JobProgress } from '@asamblea/domain';
import { useEffect, useRef } from 'react';
import { followJob } from './followJob.ts';
import { stopJob } from './stopJob.ts';

/** A job as a page that follows it shows it. */
export interface FollowedJob {
  readonly progress: JobProgress;
  /** The network is gone, and the job is asked for again until it is back. */
  readonly isCut: boolean;
}

/** Follows jobs until the page is left: they go on without it. */
export function useFollowing() {
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  /** Advances a job to its end, showing how far it is; null when the page was left. */
  function follow(
    started: JobProgress,
    show: (job: FollowedJob) => void,
  ): Promise<JobProgress | null> {
    return followJob(
      started,
      (progress, isCut) => show({ progress, isCut }),
      leaving.current.signal,
    );
  }

  /** Stops a job that still runs; whoever follows it sees how it ends. */
  async function stop({ progress }: Pick<FollowedJob, 'progress'>): Promise<void> {
    if (!hasEnded(progress)) await stopJob(progress, leaving.current.signal);
  }

  return { follow, stop, signal: () => leaving.current.signal };
}
