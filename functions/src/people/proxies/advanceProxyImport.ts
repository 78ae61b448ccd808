import { type ProxyRowResult, proxyRows } from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { transact } from '../../kernel/database/firestore.ts';
import { readParts } from '../../kernel/database/readParts.ts';
import { afterPart, type JobStep } from '../../kernel/jobs/jobStep.ts';
import { partName } from '../../kernel/jobs/stageJob.ts';
import { peopleDocuments } from '../stored/peopleDocuments.ts';
import type { ProxyImportJob } from '../stored/proxyImportJob.ts';
import { importProxies } from './importProxies.ts';

const rowsOf = readParts(proxyRows);

/**
 * Takes in the rows of the next part, each in its own transaction, and then remembers that they are done.
 * Cut in between, or done by two at once, the part is only repeated, and a row that is repeated changes
 * nothing.
 */
export async function writeNextRows({ assemblyId, jobId, now }: JobStep): Promise<ProxyImportJob> {
  const reference = peopleDocuments.proxyImportJob(assemblyId, jobId);
  const job = (await reference.get()).data();
  if (job === undefined) throw new Error('The job is gone.');
  if (job.state !== 'writing') return job;
  const name = partName(job.partsDone);
  const partAt = documents.jobParts(assemblyId, jobId).doc(name);
  const part = (await partAt.get()).data();
  if (part === undefined) throw new Error('A part of the job is missing.');
  const rows = rowsOf(partAt.path, part.json);
  const { by, importId, form, writtenOn } = job;
  const batch = { importId, form, writtenOn, accept: job.accept, rows };
  const answers = await importProxies({ assemblyId, by, now, batch });
  const results = answers.map((answer, i): ProxyRowResult => {
    const { units = [], grantorName = '', attorneyName = '' } = rows[i] ?? {};
    return { ...answer, units, grantorName, attorneyName };
  });
  return transact(async (tx) => {
    const current = (await tx.get(reference)).data();
    if (current === undefined) throw new Error('The job is gone.');
    if (current.partsDone !== job.partsDone) return current;
    tx.set(documents.jobResults(assemblyId, jobId).doc(name), { json: JSON.stringify(results) });
    // Cancelled meanwhile or not, what was taken in is in the answers.
    const next = afterPart(current, rows.length, now);
    tx.set(reference, next);
    return next;
  });
}
