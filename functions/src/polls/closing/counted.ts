import type { BegunConsent, QuestionResult, ResultSeal } from '@asamblea/domain';

/** The commit of a closing: the sealed result and the receipts in alphabetical order. */
export interface Counted {
  readonly result: QuestionResult & { readonly seal: ResultSeal };
  readonly receipts: readonly string[];
  /** When the verdict waits for the absent. */
  readonly consent: BegunConsent | null;
  /** Units that count as a desk without network had written by the hour. */
  readonly written: number;
}
