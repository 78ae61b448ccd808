import type { Weight } from '../../kernel/weights/weight.ts';
import type { Marked } from '../elections/marks.ts';
import type { VoteChannel } from './votePolicy.ts';

/** The accepted vote of a unit, in a named question: `ballots/{unitId}`. There is only one. */
export interface Ballot extends Marked {
  readonly unitId: string;
  readonly weight: Weight;
  /** Who held the unit. */
  readonly personId: string;
  /** Who pressed: the holder, or whoever captured it for them. */
  readonly castBy: string;
  /** The sending that brought it: the same sending again is a repetition, not a second vote. */
  readonly requestId: string;
  /** Random, shown to the voter; proves participation. */
  readonly receipt: string;
  readonly castAt: number;
  /** Not said: from the voter's phone. */
  readonly channel?: VoteChannel;
  /** Taken back with a reason: it is kept and counts no more, and the unit may vote again. */
  readonly withdrawn?: boolean;
  /** What this one took the place of, the oldest first. Nothing of it counts. */
  readonly earlier?: readonly EarlierBallot[];
}

type EarlierBallot = Omit<Ballot, 'unitId' | 'weight' | 'earlier'>;

/** A ballot keeps all that it was before; more changes than these are refused. */
export const changesAtMost = 50;

export function voteChannelOf({ channel = 'phone' }: Pick<Ballot, 'channel'>): VoteChannel {
  return channel;
}

/** Whether it counts. */
export function isInForce({ withdrawn = false }: Pick<Ballot, 'withdrawn'>): boolean {
  return !withdrawn;
}

/** The past of a ballot that takes the place of `before`; nothing to say of a first one. */
export function earlierOf(before: Ballot | null): Pick<Ballot, 'earlier'> {
  if (before === null) return {};
  const { unitId: _unitId, weight: _weight, earlier = [], optionIds, ...replaced } = before;
  // A copy of the marks: one without them, not migrated yet, fails here and nothing takes its place.
  return { earlier: [...earlier, { ...replaced, optionIds: [...optionIds] }] };
}
