import type { Operation } from '@asamblea/domain';
import type { Timestamp } from '../database/firestore.ts';
import type { StoredJob } from '../database/storedJob.ts';

/** `jobs/{jobId}` of an archive. */
export interface ArchiveJob extends StoredJob {
  /** The request, in the words of its source. */
  readonly said: string;
  /** As the file is called once downloaded. */
  readonly name: string;
  readonly madeAt: number;
  /** Whether its entries are listed by now. */
  readonly isPlanned: boolean;
}

/** The facts that a source gets about an archive in progress: the same in every step, also after a cut. */
export interface Archive extends Pick<ArchiveJob, 'by' | 'said' | 'madeAt'> {
  readonly assemblyId: string;
  readonly jobId: string;
  /** When everything is read: the commit that began it. */
  readonly readAt: Timestamp;
}

/** The file put in, as it was before it was compressed. */
export interface ArchivedFile {
  readonly path: string;
  readonly bytes: number;
  /** In hexadecimal. */
  readonly sha256: string;
}

/** The parts of an archive. */
export interface ArchiveSource {
  /** A member with this operation may continue the archive, and stop it. */
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
