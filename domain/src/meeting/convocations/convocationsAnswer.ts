import type { ComposingFacts } from '../convocationChecks/composingFacts.ts';
import type { Convocation } from './convocation.ts';
import type { SavedDraft } from './convocationDraft.ts';

/** `GET /api/convocations` */
export interface ConvocationsAnswer {
  readonly facts: ComposingFacts;
  /** The saved draft of this session; null: none. */
  readonly draft: SavedDraft | null;
  /** All that went out, the newest first. */
  readonly sent: readonly Convocation[];
  /** Owners of the roster in force, and how many of them have an address to write to. */
  readonly people: { readonly all: number; readonly withMail: number };
  /** How many people asked not to be reminded. */
  readonly stopped: number;
  /** Whether there is a server that sends mail. */
  readonly canMail: boolean;
  /** The server's clock, in milliseconds. */
  readonly now: number;
}
