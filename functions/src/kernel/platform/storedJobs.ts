import type {
  BulkWork,
  Channel,
  DebtorsNoted,
  ImportProxiesRequest,
  RehearsedWork,
} from '@asamblea/domain';
import type { StoredJob } from '../jobs/storedJob.ts';

export interface RosterJob extends StoredJob {
  readonly kind: 'roster-import';
  /** The version in force that the import was compared with: it replaces no other. */
  readonly base: string | null;
  /** And that version as it was then: an edit in the table meanwhile would be lost. */
  readonly baseEdits: number;
  /** Of a new set of debtors, where more people than those who import may take it on. */
  readonly debtors?: DebtorsNoted;
}

/** One thing done to many people. */
export interface BulkJob extends StoredJob {
  readonly kind: 'bulk';
  readonly work: BulkWork;
  readonly channel: Channel | null;
  readonly startedAt: number;
}

/** The proxies of a file. */
export interface ProxyImportJob
  extends StoredJob,
    Pick<ImportProxiesRequest, 'importId' | 'form' | 'writtenOn' | 'accept'> {
  readonly kind: 'proxy-import';
  readonly startedAt: number;
}

/** Simulated owners of a rehearsal who come, or who vote what was open when it was asked. */
export interface RehearsalJob extends StoredJob {
  readonly kind: 'rehearsal';
  readonly work: RehearsedWork;
  readonly questionIds: readonly string[];
  readonly startedAt: number;
}
