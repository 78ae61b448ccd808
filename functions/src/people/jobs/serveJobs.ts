import { jobEndpoints, jobSchemas, type Operation } from '@asamblea/domain';
import type { Request } from 'express';
import * as z from 'zod';
import type { CookieClaims } from '../../kernel/access/heldSessions.ts';
import { requireMember } from '../../kernel/access/requireMember.ts';
import { serve } from '../../kernel/access/serve.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { documents } from '../../kernel/platform/documents.ts';
import { parsed } from '../../kernel/platform/httpAnswers.ts';
import type { StoredJob } from '../../kernel/platform/storedJobs.ts';
import { advanceJob } from './advanceJob.ts';
import { cancelJob } from './cancelJob.ts';

/** Short enough for a screen to move, long enough for few requests. */
const budgetMillis = 1_000;

export const serveJobs = () =>
  serve(jobEndpoints, jobSchemas, {
    advanceJob: async (call) => advanceJob(await workOf(call)),
    cancelJob: async (call) => cancelJob(await workOf(call)),
  });

const operationOf: Readonly<Record<StoredJob['kind'], Operation>> = {
  'roster-import': 'importRoster',
  bulk: 'runBulk',
  'proxy-import': 'importProxies',
  rehearsal: 'rehearse',
};

interface Working {
  readonly claims: CookieClaims;
  readonly params: { readonly jobId: string };
  readonly http: { readonly request: Request };
}

/** Whoever may begin a job of that kind may take it on, and stop it. */
async function workOf({ claims, params, http }: Working) {
  const jobId = parsed(z.uuid(), params.jobId);
  const job = (await documents.job(claims.assembly, jobId).get()).data();
  const isArrears = job?.kind === 'roster-import' && job.debtors !== undefined;
  const operation = isArrears ? 'updateArrears' : operationOf[job?.kind ?? 'roster-import'];
  const { assemblyId } = await requireMember(http.request, operation);
  return { assemblyId, jobId, clock: systemClock, budgetMillis };
}
