import {
  at,
  type ImportProxiesRequest,
  type JobProgress,
  type ProxyImportReport,
  type ProxyImportSummary,
  type ProxyRow,
  proxyImportEndpoints,
} from '@asamblea/domain';
import { useRef, useState } from 'react';
import { ApiFailure } from '../../../../firebase/asking/ApiFailure.ts';
import { askApi } from '../../../../firebase/asking/askApi.ts';
import { type FollowedJob, useFollowing } from '../../../../firebase/asking/useFollowing.ts';
import { importIdOf } from './importIdOf.ts';

export type ImportChoice = Pick<ImportProxiesRequest, 'form' | 'writtenOn' | 'accept'>;

export type ImportRun =
  | { readonly kind: 'starting' }
  | { readonly kind: 'failed'; readonly failure: ApiFailure }
  | ({ readonly kind: 'running' } & FollowedJob)
  | { readonly kind: 'ended'; readonly report: ProxyImportReport };

/**
 * A file as a job of the server: it goes on if this page is closed. The same file in another job changes
 * nothing that was done, and goes on with the rest.
 */
export function useProxyImport() {
  const [run, setRun] = useState<ImportRun | null>(null);
  /** One a try: sending it again after a lost answer does nothing twice. */
  const jobId = useRef(crypto.randomUUID());
  const { follow, stop, signal } = useFollowing();

  async function start(rows: readonly ProxyRow[], choice: ImportChoice): Promise<void> {
    setRun({ kind: 'starting' });
    try {
      const importId = await importIdOf(rows, choice);
      const body = { ...choice, jobId: jobId.current, importId, rows };
      const job = await askApi(proxyImportEndpoints.startProxyImport, body);
      jobId.current = crypto.randomUUID();
      await showRunning(job);
    } catch (error) {
      fail(error);
    }
  }

  /** Goes on with a job of before, or shows what it came to. */
  async function open(job: ProxyImportSummary): Promise<void> {
    try {
      await showRunning(job);
    } catch (error) {
      fail(error);
    }
  }

  async function showRunning(started: JobProgress): Promise<void> {
    const ended = await follow(started, (job) => setRun({ kind: 'running', ...job }));
    if (ended === null) return;
    const reading = at(proxyImportEndpoints.readProxyImport, { jobId: ended.jobId });
    const report = await askApi(reading, undefined, signal());
    setRun({ kind: 'ended', report });
  }

  function fail(error: unknown): void {
    if (signal().aborted) return;
    const failure = ApiFailure.of(error);
    setRun({ kind: 'failed', failure });
  }

  async function cancel(): Promise<void> {
    if (run?.kind === 'running') await stop(run);
  }

  return { run, start, open, cancel, clear: () => setRun(null) };
}
