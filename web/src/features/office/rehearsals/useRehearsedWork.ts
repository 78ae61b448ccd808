import { type RehearsedWork, rehearsalEndpoints } from '@asamblea/domain';
import { useState } from 'react';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { type FollowedJob, useFollowing } from '../../../firebase/asking/useFollowing.ts';

export interface RunningRehearsal extends FollowedJob {
  readonly work: RehearsedWork;
}

/** The present work of the simulated owners, as a job that is followed from here and goes on without. */
export function useRehearsedWork() {
  const [running, setRunning] = useState<RunningRehearsal | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const { follow, stop } = useFollowing();

  async function begin(work: RehearsedWork): Promise<void> {
    setFailure(null);
    const request = { jobId: crypto.randomUUID(), work };
    try {
      const started = await askApi(rehearsalEndpoints.startWork, request);
      // Followed apart: meanwhile it can be stopped.
      void follow(started, (job) => setRunning({ work, ...job })).catch(fail);
    } catch (error) {
      fail(error);
    }
  }

  function fail(error: unknown): void {
    setRunning(null);
    setFailure(ApiFailure.of(error));
  }

  async function cancel(): Promise<void> {
    if (running !== null) await stop(running);
  }

  return { running, failure, begin, cancel };
}
