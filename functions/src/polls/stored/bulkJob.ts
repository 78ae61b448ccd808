import type { AttendanceMode, BulkWork } from '@asamblea/domain';
import type { StoredJob } from '../../kernel/database/storedJob.ts';

/** One thing done to many people. */
export interface BulkJob extends StoredJob {
  readonly kind: 'bulk';
  readonly work: BulkWork;
  readonly channel: AttendanceMode | null;
  readonly startedAt: number;
}
