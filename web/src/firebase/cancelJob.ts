import { at, type JobProgress, jobEndpoints } from '@asamblea/domain';
import { askApi } from './askApi.ts';

/** Whoever follows the job sees how it ends; a cancellation that got lost is asked again by hand. */
export async function cancelJob({ jobId }: Pick<JobProgress, 'jobId'>): Promise<void> {
  await askApi(at(jobEndpoints.cancelJob, { jobId })).catch(() => undefined);
}
