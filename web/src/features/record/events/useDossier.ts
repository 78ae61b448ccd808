import { dossierEndpoints, hasEnded, type JobProgress } from '@asamblea/domain';
import { useEffect, useRef, useState } from 'react';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { followJob } from '../../../firebase/asking/followJob.ts';
import { stopJob } from '../../../firebase/asking/stopJob.ts';

interface RunningDossier {
  readonly progress: JobProgress;
  readonly isCut: boolean;
}

/** The file of the assembly as it is made: followed from here, and it goes on without. */
export function useDossier(onStale: () => void) {
  const [running, setRunning] = useState<RunningDossier | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);

  async function begin(questionId: string | null): Promise<void> {
    setFailure(null);
    const jobId = crypto.randomUUID();
    const request = questionId === null ? { jobId } : { jobId, questionId };
    try {
      const started = await askApi(dossierEndpoints.startDossier, request);
      const show = (progress: JobProgress, isCut: boolean) => setRunning({ progress, isCut });
      // Followed apart: meanwhile it can be stopped.
      void followJob(started, show, leaving.current.signal).catch(fail);
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
    if (running === null || hasEnded(running.progress)) return;
    await stopJob(running.progress, leaving.current.signal);
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
