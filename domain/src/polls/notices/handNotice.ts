import type { LocalDate } from '../../kernel/calendars/localDate.ts';
import type { HandMeans } from '../../kernel/events/handMeans.ts';

/**
 * `notices/{noticeId}`: what staff wrote down by hand of a convocatoria: one paper, and everybody it
 * covers. It is undone with a reason and never deleted.
 */
export interface HandNotice {
  readonly noticeId: string;
  readonly convocationId: string;
  /** Of the roster; one signed list or one photograph may cover many. */
  readonly personIds: readonly string[];
  readonly means: HandMeans;
  /** The day on which it reached them, in the assembly's zone. */
  readonly on: LocalDate;
  /** Number of the letter, where the paper hangs: what proves it, or where its proof is. */
  readonly note: string;
  /** At the address of the bylaws: which of them rules; empty by any other means. */
  readonly bylaw: string;
  /** The photograph or scan that proves it. */
  readonly fileId: string | null;
  readonly by: string;
  /** When it was written down, in milliseconds. */
  readonly at: number;
  readonly undone: {
    readonly reason: string;
    readonly by: string;
    readonly at: number;
  } | null;
}
