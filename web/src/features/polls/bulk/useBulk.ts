import {
  at,
  type BulkReport,
  type BulkRequest,
  type BulkRow,
  type BulkSummary,
  bulkEndpoints,
  type JobProgress,
} from '@asamblea/domain';
import { useState } from 'react';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { type FollowedJob, useFollowing } from '../../../firebase/asking/useFollowing.ts';

export type BulkStep =
  | { readonly kind: 'choosing'; readonly failure: ApiFailure | null }
  | {
      readonly kind: 'previewing';
      readonly rows: readonly BulkRow[];
      /** The rows that reading the sheet left out or filled. */
      readonly notes: readonly string[];
      /** One a preview: sending it again after a lost answer does nothing twice. */
      readonly jobId: string;
      readonly failure: ApiFailure | null;
    }
  | ({ readonly kind: 'running' } & FollowedJob)
  | { readonly kind: 'done'; readonly report: BulkReport };

const beginning: BulkStep = { kind: 'choosing', failure: null };

/** Choosing rows, looking at what each comes to, running, and the answer of each. */
export function useBulk() {
  const [step, setStep] = useState<BulkStep>(beginning);
  const { follow, stop, signal } = useFollowing();

  function preview(rows: readonly BulkRow[], notes: readonly string[] = []) {
    setStep({ kind: 'previewing', rows, notes, jobId: crypto.randomUUID(), failure: null });
  }

  async function run(request: BulkRequest) {
    if (step.kind !== 'previewing') return;
    try {
      await showRunning(await askApi(bulkEndpoints.startBulk, request));
    } catch (error) {
      const failure = ApiFailure.of(error);
      // A request refused by the server is over; one without an answer may have begun.
      const jobId = failure.isFinal ? crypto.randomUUID() : step.jobId;
      setStep({ ...step, jobId, failure });
    }
  }

  /** Goes on with a job of before, or shows what it came to. */
  async function open(job: BulkSummary) {
    try {
      await showRunning(job);
    } catch (error) {
      setStep({ kind: 'choosing', failure: ApiFailure.of(error) });
    }
  }

  async function showRunning(started: JobProgress) {
    const ended = await follow(started, (job) => setStep({ kind: 'running', ...job }));
    if (ended === null) return;
    const reading = at(bulkEndpoints.readBulk, { jobId: ended.jobId });
    const report = await askApi(reading, undefined, signal());
    setStep({ kind: 'done', report });
  }

  async function cancel() {
    if (step.kind === 'running') await stop(step);
  }

  return { step, preview, run, open, cancel, startOver: () => setStep(beginning) };
}
