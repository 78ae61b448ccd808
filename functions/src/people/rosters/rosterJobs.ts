import { documents } from '../../kernel/database/documents.ts';
import type { StoredJob } from '../../kernel/database/storedJob.ts';
import type { JobKinds, JobStep } from '../../kernel/jobs/jobStep.ts';
import { activateVersion } from './activateVersion.ts';
import { clearParts, clearVersion } from './clearVersion.ts';
import { packImport } from './rosterPack.ts';
import { writeNextParts } from './writeParts.ts';

/** The import of a roster. */
export const rosterJobs: JobKinds = {
  'roster-import': {
    operation: (job) => ('debtors' in job ? 'updateArrears' : 'importRoster'),
    step: stepImport,
  },
};

async function stepImport({ assemblyId, jobId, now }: JobStep, job: StoredJob): Promise<StoredJob> {
  switch (job.state) {
    case 'staging':
    case 'dropped':
      return job;
    case 'writing':
      if (job.partsDone < job.parts) return writeNextParts(assemblyId, jobId, job, now);
      await packImport(assemblyId, jobId);
      return activateVersion({ assemblyId, version: jobId, now });
    case 'dropping':
      await clearVersion(assemblyId, jobId);
      return end(assemblyId, jobId, { ...job, state: 'dropped' });
    case 'done':
      await clearParts(assemblyId, jobId);
      return end(assemblyId, jobId, job);
  }
}

async function end(assemblyId: string, jobId: string, job: StoredJob): Promise<StoredJob> {
  await documents.job(assemblyId, jobId).update({ state: job.state, dueAt: null });
  return { ...job, dueAt: null };
}
