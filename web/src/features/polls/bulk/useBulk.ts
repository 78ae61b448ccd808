import {
  at,
  type BulkReport,
  type BulkRequest,
  type BulkRow,
  type BulkSummary,
  bulkEndpoints,
  hasEnded,
  type JobProgress,
} from '@asamblea/domain';
import { useEffect, useRef, useState } from 'react';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { followJob } from '../../../firebase/asking/followJob.ts';
import { stopJob } from '../../../firebase/asking/stopJob.ts';

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
  | { readonly kind: 'running'; readonly progress: JobProgress; readonly isCut: boolean }
  | { readonly kind: 'done'; readonly report: BulkReport };

const beginning: BulkStep = { kind: 'choosing', failure: null };

/** Choosing rows, looking at what each comes to, running, and the answer of each. */
export function useBulk() {
  const [step, setStep] = useState<BulkStep>(beginning);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  function preview(rows: readonly BulkRow[], notes: readonly string[] = []) {
    setStep({ kind: 'previewing', rows, notes, jobId: crypto.randomUUID(), failure: null });
  }

  async function run(request: BulkRequest) {
    if (step.kind !== 'previewing') return;
    try {
      await follow(await askApi(bulkEndpoints.startBulk, request));
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
      await follow(job);
    } catch (error) {
      setStep({ kind: 'choosing', failure: ApiFailure.of(error) });
    }
  }

  async function follow(started: JobProgress) {
    const show = (progress: JobProgress, isCut: boolean) =>
      setStep({ kind: 'running', progress, isCut });
    const { signal } = leaving.current;
    const ended = await followJob(started, show, signal);
    if (ended === null) return;
    const report = await askApi(
      at(bulkEndpoints.readBulk, { jobId: ended.jobId }),
      undefined,
      signal,
    );
    setStep({ kind: 'done', report });
  }

  async function cancel() {
    if (step.kind !== 'running' || hasEnded(step.progress)) return;
    await stopJob(step.progress, leaving.current.signal);
  }

  return { step, preview, run, open, cancel, startOver: () => setStep(beginning) };
}
