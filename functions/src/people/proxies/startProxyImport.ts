import {
  accept,
  type ImportProxiesRequest,
  type Outcome,
  type ProxyImportReport,
  type ProxyImportSummary,
  proxyRowResults,
  refuse,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { readParts } from '../../kernel/database/readParts.ts';
import { progressOf } from '../../kernel/jobs/advanceJob.ts';
import { fingerprintOf, stageOnce, stagingMillis } from '../../kernel/jobs/stageJob.ts';
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
  const parts = Array.from({ length: Math.ceil(rows.length / rowsAPart) }, (_, i) =>
    JSON.stringify(rows.slice(i * rowsAPart, (i + 1) * rowsAPart)),
  );
  const job: ProxyImportJob = {
    kind: 'proxy-import',
    state: 'staging',
    by,
    startedAt: now,
    importId,
    form,
    writtenOn,
    accept: request.accept,
    fingerprint: fingerprintOf(request),
    parts: parts.length,
    partsDone: 0,
    written: 0,
    total: rows.length,
    refusal: null,
    dueAt: now + stagingMillis,
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
  const parts = await documents.jobResults(assemblyId, jobId).get();
  const results = parts.docs.flatMap((part) => resultsOf(part.ref.path, part.data().json));
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
