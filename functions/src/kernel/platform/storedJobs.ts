import type {
  BulkWork,
  Channel,
  DebtorsNoted,
  ImportProxiesRequest,
  JobState,
  Refusal,
  RehearsedWork,
} from '@asamblea/domain';

/** `jobs/{jobId}`. Whatever was cut short is found by `dueAt` and goes on from `partsDone`. */
export type StoredJob = RosterJob | AnswersJob;

/** Jobs that answer row by row; their answers stay for a while after they end, to be read. */
export type AnswersJob = BulkJob | ProxyImportJob | RehearsalJob;

interface AnyJob {
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
}

export interface RosterJob extends AnyJob {
  readonly kind: 'roster-import';
  /** The version in force that the import was compared with: it replaces no other. */
  readonly base: string | null;
  /** And that version as it was then: an edit in the table meanwhile would be lost. */
  readonly baseEdits: number;
  /** Of a new set of debtors, where more people than those who import may take it on. */
  readonly debtors?: DebtorsNoted;
}

/** One thing done to many people. */
export interface BulkJob extends AnyJob {
  readonly kind: 'bulk';
  readonly work: BulkWork;
  readonly channel: Channel | null;
  readonly startedAt: number;
}

/** The proxies of a file. */
export interface ProxyImportJob
  extends AnyJob,
    Pick<ImportProxiesRequest, 'importId' | 'form' | 'writtenOn' | 'accept'> {
  readonly kind: 'proxy-import';
  readonly startedAt: number;
}

/** Simulated owners of a rehearsal who come, or who vote what was open when it was asked. */
export interface RehearsalJob extends AnyJob {
  readonly kind: 'rehearsal';
  readonly work: RehearsedWork;
  readonly questionIds: readonly string[];
  readonly startedAt: number;
}

/** Documents that a job has still to write, as text so that nothing of them is indexed. */
export interface JobPart {
  readonly json: string;
}
