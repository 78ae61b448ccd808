import {
  accept,
  type BulkReport,
  type BulkSummary,
  bulkResults,
  type Outcome,
  refuse,
} from '@asamblea/domain';
import { readParts } from '../../kernel/database/readParts.ts';
import { readAnswers } from '../../kernel/jobs/jobStep.ts';
import { pollDocuments } from '../stored/pollDocuments.ts';
import { summaryOf } from './startBulk.ts';

const resultsOf = readParts(bulkResults);

/** The outcomes of a job so far, row by row. */
export async function readBulk(assemblyId: string, jobId: string): Promise<Outcome<BulkReport>> {
  const job = (await pollDocuments.bulkJob(assemblyId, jobId).get()).data();
  if (job?.kind !== 'bulk') return refuse('not-found');
  const results = await readAnswers({ assemblyId, jobId }, resultsOf);
  return accept({ ...summaryOf(jobId, job), results });
}

/** The jobs whose answers can still be read, newest first. */
export async function listBulk(assemblyId: string): Promise<Outcome<readonly BulkSummary[]>> {
  const { docs } = await pollDocuments.bulkJobs(assemblyId).get();
  const jobs = docs.map((found) => summaryOf(found.id, found.data()));
  return accept(jobs.sort((a, b) => b.startedAt - a.startedAt));
}
