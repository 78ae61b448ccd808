import { isRehearsal, personIdSchema, type Question } from '@asamblea/domain';
import * as z from 'zod';
import { documents } from '../../kernel/database/documents.ts';
import { transact } from '../../kernel/database/firestore.ts';
import { readParts } from '../../kernel/database/readParts.ts';
import { afterPart, type JobStep } from '../../kernel/jobs/jobStep.ts';
import { partName } from '../../kernel/jobs/stageJob.ts';
import { pollDocuments } from '../../polls/stored/pollDocuments.ts';
import { officeDocuments } from '../stored/officeDocuments.ts';
import type { RehearsalJob } from '../stored/rehearsalJob.ts';
import { arrive, type Simulated, voteFor } from './simulateOwner.ts';

const peopleOf = readParts(z.array(personIdSchema));

/**
 * Lets the next people come or vote, and remembers that they did. Each step is safe to repeat: two workers,
 * or one after a crash, do it twice and it counts once. Stopped meanwhile, it goes no further.
 */
export async function simulateNext({ assemblyId, jobId, now }: JobStep): Promise<RehearsalJob> {
  const reference = officeDocuments.rehearsalJob(assemblyId, jobId);
  const job = (await reference.get()).data();
  if (job === undefined) throw new Error('The job is gone.');
  const assembly = (await documents.assembly(assemblyId).get()).data();
  // Nobody comes or votes by themselves where it would count.
  if (assembly === undefined || !isRehearsal(assembly)) throw new Error('Not a rehearsal.');
  const name = partName(job.partsDone);
  const partAt = documents.jobParts(assemblyId, jobId).doc(name);
  const part = (await partAt.get()).data();
  const people = part === undefined ? [] : peopleOf(partAt.path, part.json);
  const questions = job.work === 'vote' ? await readQuestions(assemblyId, job.questionIds) : [];
  await Promise.all(
    people.map(async (personId) => {
      const who: Simulated = { assemblyId, personId, by: job.by, now };
      if (job.work === 'arrive') await arrive(who);
      for (const question of questions) await voteFor(who, question);
    }),
  );
  return transact(async (tx) => {
    const current = (await tx.get(reference)).data();
    if (current === undefined) throw new Error('The job is gone.');
    if (current.state !== 'writing' || current.partsDone !== job.partsDone) return current;
    const next = afterPart(current, people.length, now);
    tx.set(reference, next);
    return next;
  });
}

async function readQuestions(
  assemblyId: string,
  ids: readonly string[],
): Promise<readonly Question[]> {
  const found = await Promise.all(ids.map((id) => pollDocuments.question(assemblyId, id).get()));
  return found.flatMap((one) => {
    const question = one.data();
    return question?.state === 'open' ? [question] : [];
  });
}
