import type { Marked } from '../elections/marks.ts';
import type { Weight } from '../weights/weight.ts';
import type { VoteChannel } from './votePolicy.ts';

/** The accepted vote of a unit, in a named question: `ballots/{unitId}`. There is only one. */
export interface Ballot extends Marked {
  readonly unitId: string;
  readonly weight: Weight;
  readonly personId: string;
  readonly castBy: string;
  /** The sending that brought it: the same sending again is a repetition, not a second vote. */
  readonly requestId: string;
  /** Random, shown to the voter; proves participation. */
  readonly receipt: string;
  readonly castAt: number;
  /** Absent when it came from the voter's own phone or screen. */
  readonly channel?: VoteChannel;
}
