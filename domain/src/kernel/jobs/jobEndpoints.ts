import { post, type SchemasOf } from '../access/endpoint.ts';
import type { JobProgress } from './job.ts';
import { type JobRequest, jobRequest } from './jobRequest.ts';

/** Work too long for one request. Anybody who may begin a job of that kind may continue it, and stop it. */
export const jobEndpoints = {
  advanceJob: post('/jobs/:jobId/advance', 'session').of<JobRequest, JobProgress>(),
  cancelJob: post('/jobs/:jobId/cancel', 'session').of<JobRequest, JobProgress>(),
};

export const jobSchemas: SchemasOf<typeof jobEndpoints> = {
  advanceJob: jobRequest,
  cancelJob: jobRequest,
};
