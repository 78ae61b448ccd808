import type { Scope } from '../../laws/rules/scope.ts';
import type { Round } from './countRounds.ts';
import type { Lot } from './decideLot.ts';
import type { SeatBasis } from './election.ts';
import type { Tie } from './settlePlaces.ts';

export interface ElectedSeat {
  /** The candidate or the slate that wins it. */
  readonly optionId: string;
  readonly by: SeatBasis;
  /** The person who takes it: for a slate, its next line. */
  readonly name: string;
  readonly substitute: string | null;
}

/** The outcome of an election, besides its verdict: kept in the result. */
export interface Elected {
  /** The measure that ranked them. */
  readonly scope: Scope;
  /** In the order in which they were won; in that of the ballot where figures are withheld. */
  readonly seats: readonly ElectedSeat[];
  readonly vacant: number;
  readonly tie: Tie | null;
  readonly lot: Lot | null;
  /** The candidates of a second round; empty when there is none. */
  readonly runoff: readonly string[];
  readonly quotient: { readonly votes: number; readonly seats: number } | null;
  /** From the most voted down; empty where figures are withheld. */
  readonly standings: readonly { readonly optionId: string; readonly votes: number }[];
  /** Of an order of preference. */
  readonly rounds?: readonly Round[];
}
