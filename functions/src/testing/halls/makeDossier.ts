import { randomUUID } from 'node:crypto';
import { unzipSync } from 'fflate';
import { archivePath } from '../../kernel/archives/archivePaths.ts';
import { openFiles } from '../../kernel/files/openFiles.ts';
import { advanceJob } from '../../kernel/jobs/advanceJob.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { jobKinds } from '../../office/clock/jobKinds.ts';
import { startDossier } from '../../record/dossier/startDossier.ts';
import { taken } from './testAssembly.ts';

/** The ZIP of an assembly, or of one decision: its bytes, and its files by their path. */
export async function makeDossier(assemblyId: string, questionId?: string) {
  const jobId = randomUUID();
  const request = { jobId, ...(questionId === undefined ? {} : { questionId }) };
  taken(await startDossier({ assemblyId, by: 'auditor', request, now: Date.now() }));
  const step = { assemblyId, jobId, clock: systemClock, budgetMillis: 60_000 };
  for (let state = 'writing'; state !== 'done'; ) {
    ({ state } = taken(await advanceJob(step, jobKinds)));
    if (state === 'dropped') throw new Error('The archive was dropped.');
  }
  const bytes = await openFiles().get(archivePath(assemblyId, jobId));
  if (bytes === null) throw new Error('There is no archive.');
  return { jobId, bytes, files: new Map(Object.entries(unzipSync(bytes))) };
}
