import type { Operation } from '@asamblea/domain';
import type { Timestamp } from '../database/firestore.ts';
import type { StoredJob } from '../jobs/storedJob.ts';

/** `jobs/{jobId}` of an archive. */
export interface ArchiveJob extends StoredJob {
  /** What was asked, in the words of its source. */
  readonly said: string;
  /** As the file is called once downloaded. */
  readonly name: string;
  readonly madeAt: number;
  /** Whether its entries are listed by now. */
  readonly isPlanned: boolean;
}

/** What a source is told of an archive that is being made: the same in every step, also after a cut. */
export interface Archive extends Pick<ArchiveJob, 'by' | 'said' | 'madeAt'> {
  readonly assemblyId: string;
  readonly jobId: string;
  /** When everything is read: the commit that began it. */
  readonly readAt: Timestamp;
}

/** What was put in, as it was before it was compressed. */
export interface ArchivedFile {
  readonly path: string;
  readonly bytes: number;
  /** In hexadecimal. */
  readonly sha256: string;
}

/** What an archive is made of. */
export interface ArchiveSource {
  /** Whoever may do it may take the archive on, and stop it. */
  readonly operation: Operation;
  /** The names of its entries in their order, but the last: always the same at its instant. Asked once, and kept. */
  readonly plan: (archive: Archive) => Promise<readonly string[]>;
  /** The bytes of an entry, read when its turn comes. A cut asks again, and is given the same. */
  readonly read: (archive: Archive, path: string) => AsyncIterable<Uint8Array>;
  /** The entry that is made of all others. */
  readonly last: {
    readonly path: string;
    readonly make: (archive: Archive, files: readonly ArchivedFile[]) => Promise<Uint8Array>;
  };
}
