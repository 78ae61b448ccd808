import { jobEndpoints, jobSchemas } from '@asamblea/domain';
import type { Request } from 'express';
import * as z from 'zod';
import { requireMember } from '../access/requireMember.ts';
import { serve } from '../access/serve.ts';
import type { CookieClaims } from '../access/sessionCookie.ts';
import { documents } from '../database/documents.ts';
import { parsed } from '../http/httpAnswers.ts';
import { systemClock } from '../platform/clock.ts';
import { advanceJob } from './advanceJob.ts';
import { cancelJob } from './cancelJob.ts';
import type { JobKinds } from './jobStep.ts';

/** Short enough for a screen to move, long enough for few requests. */
const budgetMillis = 1_000;

export const serveJobs = (kinds: JobKinds) =>
  serve(jobEndpoints, jobSchemas, {
    advanceJob: async (call) => advanceJob(await workOf(call, kinds), kinds),
    cancelJob: async (call) => cancelJob(await workOf(call, kinds), kinds),
  });

interface Working {
  readonly claims: CookieClaims;
  readonly params: { readonly jobId: string };
  readonly http: { readonly request: Request };
}

/** A member who may begin a job of that kind may continue it, and stop it. */
async function workOf({ claims, params, http }: Working, kinds: JobKinds) {
  const jobId = parsed(z.uuid(), params.jobId);
  const job = (await documents.job(claims.assembly, jobId).get()).data();
  const operation = (job && kinds[job.kind]?.operation(job)) ?? 'importRoster';
  const { assemblyId } = await requireMember(http.request, operation);
  return { assemblyId, jobId, clock: systemClock, budgetMillis };
}
