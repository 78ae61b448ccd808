import type { RehearsedWork } from '@asamblea/domain';
import type { StoredJob } from '../../kernel/database/storedJob.ts';

/** Simulated owners of a rehearsal who come, or who vote what was open when it was asked. */
export interface RehearsalJob extends StoredJob {
  readonly kind: 'rehearsal';
  readonly work: RehearsedWork;
  readonly questionIds: readonly string[];
  readonly startedAt: number;
}
