import { Router } from 'express';
import { z } from 'zod';
import { requireMember } from '../access/requireMember.ts';
import { systemClock } from '../platform/clock.ts';
import { answering, parsed } from '../platform/httpAnswers.ts';
import { advanceJob } from './advanceJob.ts';
import { cancelJob } from './cancelJob.ts';

const jobId = z.uuid();
/** Short enough for a screen to move, long enough for few requests. */
const budgetMillis = 1_000;

/** Every job is a roster import so far, so their permission is that one. */
export function jobRouter(): Router {
  const router = Router();

  for (const [name, operation] of [
    ['advance', advanceJob],
    ['cancel', cancelJob],
  ] as const) {
    router.post(
      `/jobs/:jobId/${name}`,
      answering(async (request) => {
        const { assemblyId } = await requireMember(request, 'importRoster');
        const id = parsed(jobId, request.params.jobId);
        return operation({ assemblyId, jobId: id, clock: systemClock, budgetMillis });
      }),
    );
  }

  return router;
}
