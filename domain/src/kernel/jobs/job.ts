import type { RefusalBody } from '../refusals/describeRefusal.ts';

/**
 * Work too long for one request. The input of a job is put aside (`staging`); then it goes on in steps that
 * anybody may repeat (`writing`) until it is `done`, or until its leftovers are cleared (`dropping`, then
 * `dropped`).
 */
const jobStates = ['staging', 'writing', 'dropping', 'done', 'dropped'] as const;
export type JobState = (typeof jobStates)[number];

/** How far a job is, as its screen shows it. */
export interface JobProgress {
  readonly jobId: string;
  readonly state: JobState;
  readonly written: number;
  readonly total: number;
  /** Why it was dropped; null while it goes well, and when a person cancelled it. */
  readonly refusal: RefusalBody | null;
}

export function hasEnded({ state }: Pick<JobProgress, 'state'>): boolean {
  return state === 'done' || state === 'dropped';
}

/** How far it is, in whole percents. */
export function jobPercent({ written, total }: Pick<JobProgress, 'written' | 'total'>): number {
  return total === 0 ? 0 : Math.round((100 * written) / total);
}
