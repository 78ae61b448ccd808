import type { BulkWork, Channel } from '@asamblea/domain';
import type { StoredJob } from '../../kernel/jobs/storedJob.ts';

/** One thing done to many people. */
export interface BulkJob extends StoredJob {
  readonly kind: 'bulk';
  readonly work: BulkWork;
  readonly channel: Channel | null;
  readonly startedAt: number;
}
