import type { NominationState } from '../../kernel/events/nominationState.ts';

/** Somebody who was proposed in the meeting. */
export interface Nomination {
  readonly nominationId: string;
  /** The person in the roster or a proxy; null for one in neither. */
  readonly personId: string | null;
  readonly name: string;
  /** The units by which they are known; empty when they have none. */
  readonly unit: string;
  readonly state: NominationState;
  /** For a disqualified person: the rule that says so. */
  readonly rule: string;
}

/** While they are open the election has no candidates, and does not open. */
export interface Nominations {
  readonly isOpen: boolean;
  readonly list: readonly Nomination[];
}
