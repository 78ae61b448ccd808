import { accept, type Outcome, refuse } from '../../kernel/refusals/outcome.ts';
import type { Weight } from '../../kernel/weights/weight.ts';
import type { Attendance } from '../../people/seats/attendance.ts';
import { type Marked, markedAs, readBallot } from '../marks/marks.ts';
import type { VoteChannel } from '../questions/votePolicy.ts';
import { citeInPerson } from '../sets/inPerson.ts';
import { interestOf, sayInterest } from '../sets/interestOf.ts';
import { type CastAsked, checkSeat, checkTiming, type KeptVote } from './castObstacles.ts';
import { requireTogether, sayHeadObstacle } from './wholeHead.ts';

/** The accepted vote of a unit, in a named question: `ballots/{unitId}`. There is only one. */
export interface Ballot extends Marked {
  readonly unitId: string;
  readonly weight: Weight;
  /** The holder of the unit. */
  readonly personId: string;
  /** The person who pressed: the holder, or anybody who captured it for them. */
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
  /** The ballots that this one replaced, the oldest first. Nothing of it counts. */
  readonly earlier?: readonly EarlierBallot[];
}

type EarlierBallot = Omit<Ballot, 'unitId' | 'weight' | 'earlier'>;

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

/**
 * The right with which a unit votes: its accreditation, or the trace it left when this submission was kept
 * before.
 */
type Admitted<Kept> =
  | { readonly repeated: false; readonly held: Attendance }
  | { readonly repeated: true; readonly kept: Kept };

/**
 * Whether a unit may vote now, or did so with this same sending.
 * The first accepted vote wins; the same sending again is never a doubt, also after closing.
 * Source of the voter: the unit's present holder (product §5, vote policy).
 */
export function admitCast<Kept extends KeptVote>(
  asked: CastAsked & { readonly existing: Kept | null },
): Outcome<Admitted<Kept>> {
  const { question, attendance, existing, voter, head, together } = asked;
  if (existing !== null && wasKept(existing, asked.requestId, voter.uid)) {
    return existing.withdrawn === true
      ? refuse('vote-withdrawn')
      : accept({ repeated: true, kept: existing });
  }
  const early = checkTiming(asked);
  if (early !== null) {
    return early === 'question-annulled'
      ? refuse(early, question.annulment?.reason)
      : refuse(early);
  }
  const read = readBallot(question, asked.optionIds);
  if (!read.ok) return read;
  const late = checkSeat(asked);
  if (late !== null || attendance === null) {
    const interested = attendance === null ? null : interestOf(question, attendance);
    if (head !== undefined && (late === 'head-already-voted' || late === 'head-not-whole')) {
      return { ok: false, refusal: sayHeadObstacle(late, question, head, voter.personId) };
    }
    if (late === 'unit-by-proxy') return refuse(late, citeInPerson(question));
    return late === 'unit-in-conflict' && interested !== null
      ? refuse(late, sayInterest(interested, question))
      : refuse(late ?? 'unit-not-present');
  }
  const isWhole = head === undefined ? accept(null) : requireTogether(question, head, together);
  if (!isWhole.ok) return isWhole;
  return accept({ repeated: false, held: attendance });
}

/** Whether a sending left this vote or one that it took the place of: it brings nothing again. */
export function wasKept(existing: KeptVote, requestId: string, uid: string): boolean {
  return [existing, ...(existing.earlier ?? [])].some(
    (one) => one.requestId === requestId && one.castBy === uid,
  );
}

export interface Cast extends CastAsked {
  readonly existing: Ballot | null;
  readonly receipt: string;
}

/**
 * Decides the named vote of one unit. The same sending again is answered with the ballot that stands
 * (`repeated`), so that a lost answer is never a doubt.
 */
export function decideCast(
  cast: Cast,
): Outcome<{ readonly ballot: Ballot; readonly repeated: boolean }> {
  const admitted = admitCast(cast);
  if (!admitted.ok) return admitted;
  if (admitted.value.repeated) return accept({ ballot: admitted.value.kept, repeated: true });
  const { held } = admitted.value;
  return accept({
    repeated: false,
    ballot: {
      unitId: cast.unitId,
      ...markedAs(cast.question, cast.optionIds),
      weight: held.weight,
      personId: cast.voter.personId,
      castBy: cast.voter.uid,
      requestId: cast.requestId,
      receipt: cast.receipt,
      castAt: cast.now,
      channel: cast.voter.channel ?? ownChannel(held),
      ...earlierOf(cast.existing),
    },
  });
}

/** A person accredited online votes remotely. */
function ownChannel({ channel }: Attendance): VoteChannel {
  return channel === 'online' ? 'remote' : 'phone';
}
