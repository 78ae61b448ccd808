import {
  hasEnded,
  type JobProgress,
  type RehearsedWork,
  rehearsalEndpoints,
} from '@asamblea/domain';
import { useEffect, useRef, useState } from 'react';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { followJob } from '../../../firebase/asking/followJob.ts';
import { stopJob } from '../../../firebase/asking/stopJob.ts';

export interface RunningRehearsal {
  readonly work: RehearsedWork;
  readonly progress: JobProgress;
  readonly isCut: boolean;
}

/** The present work of the simulated owners, as a job that is followed from here and goes on without. */
export function useRehearsedWork() {
  const [running, setRunning] = useState<RunningRehearsal | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);

  async function begin(work: RehearsedWork): Promise<void> {
    setFailure(null);
    const request = { jobId: crypto.randomUUID(), work };
    try {
      const started = await askApi(rehearsalEndpoints.startWork, request);
      const show = (progress: JobProgress, isCut: boolean) => setRunning({ work, progress, isCut });
      // Followed apart: meanwhile it can be stopped.
      void followJob(started, show, leaving.current.signal).catch(fail);
    } catch (error) {
      fail(error);
    }
  }

  function fail(error: unknown): void {
    setRunning(null);
    setFailure(ApiFailure.of(error));
  }

  async function cancel(): Promise<void> {
    if (running === null || hasEnded(running.progress)) return;
    await stopJob(running.progress, leaving.current.signal);
  }

  return { running, failure, begin, cancel };
}
