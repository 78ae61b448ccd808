import {
  accept,
  type ImportProxiesRequest,
  type Outcome,
  type ProxyImportReport,
  type ProxyImportSummary,
  proxyRowResults,
  refuse,
} from '@asamblea/domain';
import { readParts } from '../../kernel/database/readParts.ts';
import { progressOf } from '../../kernel/jobs/advanceJob.ts';
import { readAnswers } from '../../kernel/jobs/jobStep.ts';
import { fingerprintOf, freshJob, splitRows, stageOnce } from '../../kernel/jobs/stageJob.ts';
import { peopleDocuments } from '../stored/peopleDocuments.ts';
import type { ProxyImportJob } from '../stored/proxyImportJob.ts';

const resultsOf = readParts(proxyRowResults);

/** Short enough for a screen to move. */
const rowsAPart = 25;

interface ProxyImportStart {
  readonly assemblyId: string;
  readonly by: string;
  readonly request: ImportProxiesRequest;
  readonly now: number;
}

/**
 * Puts the rows of a file aside as one job that anybody can finish. Repeating it with the same id is
 * harmless: it answers how far that job is.
 */
export async function startProxyImport(
  asked: ProxyImportStart,
): Promise<Outcome<ProxyImportSummary>> {
  const { assemblyId, by, request, now } = asked;
  const { jobId, rows, importId, form, writtenOn } = request;
  const reference = peopleDocuments.proxyImportJob(assemblyId, jobId);
  const parts = splitRows(rows, rowsAPart);
  const fingerprint = fingerprintOf(request);
  const job: ProxyImportJob = {
    kind: 'proxy-import',
    startedAt: now,
    importId,
    form,
    writtenOn,
    accept: request.accept,
    ...freshJob({ by, fingerprint, parts, total: rows.length, now }),
  };
  const staged = await stageOnce({ assemblyId, jobId, reference, job, parts, now });
  return staged.ok ? accept(summaryOf(jobId, staged.value)) : staged;
}

/** The outcomes of an import so far, row by row. */
export async function readProxyImport(
  assemblyId: string,
  jobId: string,
): Promise<Outcome<ProxyImportReport>> {
  const job = (await peopleDocuments.proxyImportJob(assemblyId, jobId).get()).data();
  if (job?.kind !== 'proxy-import') return refuse('not-found');
  const results = await readAnswers({ assemblyId, jobId }, resultsOf);
  return accept({ ...summaryOf(jobId, job), results });
}

/** The imports whose answers can still be read, newest first. */
export async function listProxyImports(
  assemblyId: string,
): Promise<Outcome<readonly ProxyImportSummary[]>> {
  const { docs } = await peopleDocuments.proxyImportJobs(assemblyId).get();
  const jobs = docs.map((found) => summaryOf(found.id, found.data()));
  return accept(jobs.sort((a, b) => b.startedAt - a.startedAt));
}

function summaryOf(jobId: string, job: ProxyImportJob): ProxyImportSummary {
  return { ...progressOf(jobId, job), startedAt: job.startedAt };
}
