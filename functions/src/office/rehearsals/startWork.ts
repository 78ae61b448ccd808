import {
  accept,
  isRehearsal,
  type JobProgress,
  type Outcome,
  type RehearsedWorkRequest,
  refuse,
  rehearsedAtMost,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { progressOf } from '../../kernel/jobs/advanceJob.ts';
import {
  createOnce,
  freshJob,
  putAside,
  splitRows,
  startWriting,
} from '../../kernel/jobs/stageJob.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { officeDocuments } from '../stored/officeDocuments.ts';
import type { RehearsalJob } from '../stored/rehearsalJob.ts';

export interface WorkStart {
  readonly assemblyId: string;
  readonly by: string;
  readonly request: RehearsedWorkRequest;
  readonly now: number;
}

/** So many people at a time: a press to stop is heard soon. */
const peopleAPart = 5;

/**
 * Owners of a rehearsal come, or vote what is open, as a job that anybody can finish. Only in a rehearsal.
 * Repeating it with the same id is harmless.
 */
export async function startWork(asked: WorkStart): Promise<Outcome<JobProgress>> {
  const { assemblyId, by, now } = asked;
  const { jobId, work } = asked.request;
  const reference = officeDocuments.rehearsalJob(assemblyId, jobId);
  const known = (await reference.get()).data();
  if (known !== undefined && known.state !== 'staging') return accept(progressOf(jobId, known));
  const assembly = (await documents.assembly(assemblyId).get()).data();
  if (assembly === undefined || !isRehearsal(assembly)) return refuse('rehearsal-only');
  const { activeRoster, activeSession } = assembly;
  if (activeRoster === null) return refuse('rehearsal-without-roster');
  const session = (await documents.session(assemblyId, activeSession).get()).data();
  const questionIds = session?.openQuestionIds ?? [];
  if (work === 'vote' && questionIds.length === 0) return refuse('rehearsal-nothing-open');
  const people = await readPeople(assemblyId, activeRoster);
  const parts = splitRows(people, peopleAPart);
  const fingerprint = `${work} ${questionIds.join()}`;
  const job: RehearsalJob = {
    kind: 'rehearsal',
    work,
    questionIds,
    startedAt: now,
    ...freshJob({ by, fingerprint, parts, total: people.length, now }),
  };
  await createOnce(reference, job);
  await putAside(assemblyId, jobId, parts);
  await startWriting(assemblyId, jobId, now);
  const current = (await reference.get()).data();
  return current === undefined ? refuse('not-found') : accept(progressOf(jobId, current));
}

/** The owners who are simulated, always the same ones: the first by their unit. */
async function readPeople(assemblyId: string, version: string): Promise<readonly string[]> {
  const units = await peopleDocuments.units(assemblyId, version).orderBy('order').get();
  const owners = new Set(units.docs.flatMap((unit) => unit.data().ownerIds.slice(0, 1)));
  return [...owners].slice(0, rehearsedAtMost);
}
