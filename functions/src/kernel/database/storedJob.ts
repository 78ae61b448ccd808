import type { JobState, Refusal } from '@asamblea/domain';

/** `jobs/{jobId}`, of any kind. A job cut short is found by `dueAt` and goes on from `partsDone`. */
export interface StoredJob {
  readonly kind: string;
  readonly state: JobState;
  readonly by: string;
  readonly fingerprint: string;
  readonly parts: number;
  readonly partsDone: number;
  readonly written: number;
  readonly total: number;
  readonly refusal: Refusal | null;
  /** When the clock takes it up if nobody touches it meanwhile; null once nothing is left to do. */
  readonly dueAt: number | null;
  /** Until when somebody works on it: others leave it meanwhile. Absent or past, nobody does. */
  readonly heldUntil?: number;
}

/** Documents that a job has still to write, as text so that nothing of them is indexed. */
export interface JobPart {
  readonly json: string;
}
