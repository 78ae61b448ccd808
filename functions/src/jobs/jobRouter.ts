import type { Operation } from '@asamblea/domain';
import { type Request, Router } from 'express';
import { z } from 'zod';
import { type Caller, requireCookie, requireMember } from '../access/requireMember.ts';
import { systemClock } from '../platform/clock.ts';
import { documents } from '../platform/documents.ts';
import { answering, parsed } from '../platform/httpAnswers.ts';
import type { StoredJob } from '../platform/storedJobs.ts';
import { advanceJob } from './advanceJob.ts';
import { cancelJob } from './cancelJob.ts';

const jobId = z.uuid();
/** Short enough for a screen to move, long enough for few requests. */
const budgetMillis = 1_000;

export function jobRouter(): Router {
  const router = Router();

  for (const [name, operation] of [
    ['advance', advanceJob],
    ['cancel', cancelJob],
  ] as const) {
    router.post(
      `/jobs/:jobId/${name}`,
      answering(async (request) => {
        const id = parsed(jobId, request.params.jobId);
        const { assemblyId } = await requireWorker(request, id);
        return operation({ assemblyId, jobId: id, clock: systemClock, budgetMillis });
      }),
    );
  }

  return router;
}

const operationOf: Readonly<Record<StoredJob['kind'], Operation>> = {
  'roster-import': 'importRoster',
  bulk: 'runBulk',
  'proxy-import': 'importProxies',
  rehearsal: 'rehearse',
};

/** Whoever may begin a job of that kind may take it on, and stop it. */
async function requireWorker(request: Request, id: string): Promise<Caller> {
  const { assembly } = await requireCookie(request);
  const job = (await documents.job(assembly, id).get()).data();
  const isArrears = job?.kind === 'roster-import' && job.debtors !== undefined;
  const operation = operationOf[job?.kind ?? 'roster-import'];
  return requireMember(request, isArrears ? 'updateArrears' : operation);
}
