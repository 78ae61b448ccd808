import { exportEndpoints } from '@asamblea/domain';
import { useState } from 'react';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { type FollowedJob, useFollowing } from '../../../firebase/asking/useFollowing.ts';

/** An export that is followed from here, and goes on without. `onStale`: the password was typed too long ago. */
export function useExport(onStale: () => void) {
  const [running, setRunning] = useState<FollowedJob | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const { follow, stop } = useFollowing();

  async function begin(): Promise<void> {
    setFailure(null);
    setRunning(null);
    try {
      const started = await askApi(exportEndpoints.startExport, { exportId: crypto.randomUUID() });
      // Followed apart: meanwhile it can be stopped.
      void follow(started, setRunning).catch(fail);
    } catch (error) {
      fail(error);
    }
  }

  /** The link is good for two minutes, so it is asked for at each press. */
  async function download(): Promise<void> {
    if (running === null) return;
    setFailure(null);
    try {
      const request = { exportId: running.progress.jobId };
      const { address } = await askApi(exportEndpoints.linkExport, request);
      location.assign(address);
    } catch (error) {
      fail(error);
    }
  }

  async function cancel(): Promise<void> {
    if (running !== null) await stop(running);
  }

  function fail(error: unknown): void {
    const failed = ApiFailure.of(error);
    if (failed.code === 'password-stale') onStale();
    else setFailure(failed);
  }

  return { running, failure, begin, download, cancel };
}
