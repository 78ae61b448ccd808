import { dossierEndpoints } from '@asamblea/domain';
import { useState } from 'react';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { type FollowedJob, useFollowing } from '../../../firebase/asking/useFollowing.ts';

/** The file of the assembly as it is made: followed from here, and it goes on without. */
export function useDossier(onStale: () => void) {
  const [running, setRunning] = useState<FollowedJob | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const { follow, stop } = useFollowing();

  async function begin(questionId: string | null): Promise<void> {
    setFailure(null);
    const jobId = crypto.randomUUID();
    const request = questionId === null ? { jobId } : { jobId, questionId };
    try {
      const started = await askApi(dossierEndpoints.startDossier, request);
      // Followed apart: meanwhile it can be stopped.
      void follow(started, setRunning).catch(fail);
    } catch (error) {
      fail(error);
    }
  }

  function fail(error: unknown): void {
    setRunning(null);
    refuse(error);
  }

  function refuse(error: unknown): void {
    const failed = ApiFailure.of(error);
    if (failed.code === 'password-stale') onStale();
    else setFailure(failed);
  }

  async function cancel(): Promise<void> {
    if (running !== null) await stop(running);
  }

  async function download(): Promise<void> {
    setFailure(null);
    try {
      const { jobId = '' } = running?.progress ?? {};
      const { address } = await askApi(dossierEndpoints.linkDossier, { jobId });
      location.assign(address);
    } catch (error) {
      refuse(error);
    }
  }

  return { running, failure, begin, cancel, download };
}
