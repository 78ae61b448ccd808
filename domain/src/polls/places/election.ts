import type { Source } from '../../kernel/bylaws/source.ts';
import type { Finding } from '../../laws/findings/assess.ts';
import type { Quorum } from '../../laws/quorum/quorum.ts';
import type { Rule } from '../../laws/rules/rule.ts';
import type { Scope } from '../../laws/rules/scope.ts';
import type { Vocabulary } from '../../laws/rules/vocabulary.ts';
import type { VerdictKind } from '../../laws/verdicts/verdictKind.ts';
import type { Candidate } from '../marks/marks.ts';
import type { ChoiceCounts } from './choiceCounts.ts';
import type { Round } from './countRounds.ts';
import type { Lot, LotSeed } from './decideLot.ts';
import type { Tie } from './settlePlaces.ts';

/** An election of people, counted. */
export interface Election {
  readonly options: readonly Candidate[];
  readonly counts: ChoiceCounts;
  /** The measure that ranks the candidates: coefficient, units or heads. */
  readonly scope: Scope;
  readonly rule: Rule;
  /** Where what it takes to win is written. */
  readonly source: Source;
  readonly quorum: Quorum;
  readonly vocabulary: Vocabulary;
  /** Of a lot asked for after a tie was declared; null until then. */
  readonly seed: LotSeed | null;
  /** The noun for the options: candidates unless stated. */
  readonly noun?: 'people' | 'options';
}

/** The way in which a seat is won. */
const seatBases = ['majority', 'plurality', 'quota', 'remainder', 'lot'] as const;
export type SeatBasis = (typeof seatBases)[number];

export interface Seat {
  /** The candidate or the slate that wins it. */
  readonly optionId: string;
  readonly by: SeatBasis;
}

/** The votes of one candidate; `finding` is the rule held against it, null where none is asked. */
export interface CandidateVotes {
  readonly optionId: string;
  readonly votes: number;
  readonly finding: Finding | null;
}

/** The outcome of every election, of any kind. */
export interface ElectionOutcome {
  /** `approved`: it is decided. `tie`: a lot is missing. `no-majority`: a further round is. */
  readonly kind: VerdictKind;
  /** Seats that are vacant for want of candidates, of votes, of a majority or of a lot. */
  readonly vacant: number;
  /** Null when there is none, or when it was broken by `lot`. */
  readonly tie: Tie | null;
  /** The lot that decided, with its seed; null when none did. */
  readonly lot: Lot | null;
  readonly source: Source;
  /** One text that a chair can read aloud. */
  readonly sentence: string;
}

export interface PeopleResult extends ElectionOutcome {
  /** In the order in which they were won. */
  readonly seats: readonly Seat[];
  /** From the most voted down; equal ones in order of id, which decides nothing. */
  readonly standings: readonly CandidateVotes[];
  /** The candidates of a second round; empty when there is none. */
  readonly runoff: readonly string[];
}

/** Of an order of preference. */
export interface RankedResult extends PeopleResult {
  readonly rounds: readonly Round[];
}
