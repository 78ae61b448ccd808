import { accept, type JobProgress, type Outcome, refuse } from '@asamblea/domain';
import { documents } from '../database/documents.ts';
import type { DocumentReference } from '../database/firestore.ts';
import { progressOf } from '../jobs/advanceJob.ts';
import { workerGraceMillis } from '../jobs/jobStep.ts';
import { createOnce, fingerprintOf } from '../jobs/stageJob.ts';
import type { ArchiveJob } from './archiveSource.ts';

interface StartingArchive extends Pick<ArchiveJob, 'kind' | 'by' | 'said' | 'name'> {
  readonly assemblyId: string;
  readonly jobId: string;
  readonly now: number;
}

/**
 * Begins an archive of the assembly as it is at this commit. Asked again it is the same one; refuses other
 * words under its id (`bad-request`). The right to have it is decided before.
 */
export async function startArchive(asked: StartingArchive): Promise<Outcome<JobProgress>> {
  const { assemblyId, jobId, now, ...words } = asked;
  const { kind, said, name } = words;
  const reference = archiveJob(assemblyId, jobId);
  const job: ArchiveJob = {
    ...words,
    ...{ state: 'writing', fingerprint: fingerprintOf({ jobId, ...{ kind, said, name } }) },
    ...{ parts: 0, partsDone: 0, written: 0, total: 0, refusal: null },
    ...{ madeAt: now, isPlanned: false, dueAt: now + workerGraceMillis },
  };
  const isFirst = await createOnce(reference, job);
  const known = isFirst ? job : (await reference.get()).data();
  return known?.fingerprint === job.fingerprint
    ? accept(progressOf(jobId, known))
    : refuse('bad-request');
}

/** The job of an archive, with what only it has. */
export function archiveJob(assemblyId: string, jobId: string): DocumentReference<ArchiveJob> {
  // The caller knows its kind, and checks it.
  return documents.job(assemblyId, jobId) as unknown as DocumentReference<ArchiveJob>;
}
