import type { SealHead } from '../../kernel/events/seal.ts';

/**
 * `organisations/{id}/erasures/{assemblyId}`: what is left of an assembly that was erased. It names nobody
 * but the person who erased it, and holds the end of its record, with which an export that was kept is
 * compared.
 */
export interface ErasureCertificate {
  readonly assemblyId: string;
  readonly name: string;
  readonly cot: string;
  /** The uid of the person who erased it; null: from the command line. */
  readonly by: string | null;
  /** Milliseconds by the server's clock. */
  readonly at: number;
  /** When nothing of it was left; null while it is being deleted. */
  readonly doneAt: number | null;
  /** The end of its chain of seals; null where nothing was sealed. */
  readonly head: SealHead | null;
  readonly events: number;
  readonly questions: number;
  readonly files: number;
}

/** A certificate as the organisation reads it. */
export interface ListedErasure extends ErasureCertificate {
  /** The name of the person who erased it; null: from the command line, or they administer it no more. */
  readonly byName: string | null;
}

/** The certificates of an organisation, the latest first. */
export interface ErasuresAnswer {
  readonly erasures: readonly ListedErasure[];
}
