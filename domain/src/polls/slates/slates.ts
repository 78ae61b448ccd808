import type { CountingLaw, SlateMethod } from '../../laws/aspects/countingLaw.ts';
import type { Quorum } from '../../laws/quorum/quorum.ts';
import type { Scope } from '../../laws/rules/scope.ts';
import type { Vocabulary } from '../../laws/rules/vocabulary.ts';
import type { ChoiceCounts } from '../places/choiceCounts.ts';
import type { LotSeed } from '../places/decideLot.ts';
import type { ElectionOutcome, Seat } from '../places/election.ts';
import type { Slate } from './checkSlates.ts';
import type { SlateQuota } from './quotient.ts';

/** A seat of a slate, with the line of the slate that takes it. */
export interface SlateSeat extends Seat {
  readonly candidateId: string;
  readonly substituteId: string | null;
}

/** An election of slates, counted; a ballot marks one of them. */
export interface SlateElection {
  readonly slates: readonly Slate[];
  readonly counts: ChoiceCounts;
  readonly scope: Scope;
  /** Seats of the body, 1 or more. */
  readonly seats: number;
  readonly method: SlateMethod;
  readonly law: CountingLaw;
  readonly quorum: Quorum;
  readonly vocabulary: Vocabulary;
  /** Of a lot asked for after a tie was declared; null until then. */
  readonly seed: LotSeed | null;
}

export interface SlateResult extends ElectionOutcome {
  /** In the order in which they were won; within a slate, in the order of its lines. */
  readonly seats: readonly SlateSeat[];
  /** The exact quotient `votes ÷ seats`; null by plurality, or when nobody voted. */
  readonly quotient: { readonly votes: number; readonly seats: number } | null;
  /** From the most voted down; equal ones in order of id, which decides nothing. */
  readonly standings: readonly SlateQuota[];
}
