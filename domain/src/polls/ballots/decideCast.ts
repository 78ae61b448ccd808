import { accept, type Outcome, refuse } from '../../kernel/refusals/outcome.ts';
import { isPastClosing } from '../../kernel/sessions/knownQuestion.ts';
import type { Weight } from '../../kernel/weights/weight.ts';
import type { Attendance } from '../../people/seats/attendance.ts';
import { type Marked, markedAs, readBallot } from '../elections/marks.ts';
import type { Question } from '../questions/question.ts';
import { interestOf, sayInterest } from '../sets/interestOf.ts';
import type { VoteChannel } from './votePolicy.ts';
import {
  type HeadObstacle,
  type HeadSeats,
  headObstacle,
  requireTogether,
  sayHeadObstacle,
} from './wholeHead.ts';

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

/** What a vote leaves behind, as far as it decides whether the unit may still vote. */
export interface KeptVote
  extends Pick<Ballot, 'unitId' | 'requestId' | 'castBy'>,
    Partial<Pick<Ballot, 'receipt' | 'castAt' | 'channel' | 'withdrawn'>> {
  readonly earlier?: readonly Pick<KeptVote, 'requestId' | 'castBy'>[];
}

/** Who votes, once it is known that it is them: by their session, or at a booth by plate and PIN. */
export interface CastVoter {
  readonly uid: string;
  readonly personId: string;
  /** How it reaches the tally, where that is not their own phone or screen. */
  readonly channel?: VoteChannel;
}

export interface CastAsked extends Marked {
  readonly question: Question;
  readonly attendance: Attendance | null;
  readonly existing: KeptVote | null;
  readonly voter: CastVoter;
  readonly unitId: string;
  readonly requestId: string;
  /** The receipt of the vote that this one is meant to change, where the question lets it. */
  readonly replaces?: string | undefined;
  /** It owes, under a rule that takes its vote away: what is taken here is never left out later. */
  readonly isInArrears: boolean;
  /** Of its head, where each votes once with all its units. */
  readonly head?: HeadSeats | undefined;
  /** What the same sending answers for each unit of that head. */
  readonly together?: ReadonlyMap<string, readonly string[]> | undefined;
  /** When the sending reached its server, by that server's clock: the same however often it is tried. */
  readonly now: number;
}

/** What a unit that asks for its vote brings, besides the marks. */
export interface VoteAsked
  extends Pick<CastAsked, 'attendance' | 'existing' | 'replaces' | 'isInArrears' | 'head' | 'now'> {
  /** Null while nothing is asked. */
  readonly question: Question | null;
  readonly voter: Pick<CastVoter, 'personId'>;
}

/** The refusals of a vote that its marks have nothing to do with. */
export type Obstacle =
  | 'question-not-open'
  | 'question-annulled'
  | 'voting-closed'
  | 'already-voted'
  | 'vote-changed-often'
  | 'unit-not-present'
  | 'unit-not-yours'
  | 'unit-in-arrears'
  | 'unit-in-conflict'
  | HeadObstacle;

/** With what a unit votes: its accreditation, or what it left when this sending was kept before. */
type Admitted<Kept> =
  | { readonly repeated: false; readonly held: Attendance }
  | { readonly repeated: true; readonly kept: Kept };

/**
 * Whether a unit may vote now, or did so with this same sending.
 * The first accepted vote wins; the same sending again is never a doubt, also after closing.
 * Source of who votes: the unit's present holder (product §5, vote policy).
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
  const early = checkMoment(asked) ?? checkRoom(asked);
  if (early !== null) {
    return early === 'question-annulled'
      ? refuse(early, question.annulment?.reason)
      : refuse(early);
  }
  const read = readBallot(question, asked.optionIds);
  if (!read.ok) return read;
  const late = checkHolder(asked) ?? checkDebt(asked) ?? checkConflict(asked) ?? checkHead(asked);
  if (late !== null || attendance === null) {
    const interested = attendance === null ? null : interestOf(question, attendance);
    if (head !== undefined && (late === 'head-already-voted' || late === 'head-not-whole')) {
      return { ok: false, refusal: sayHeadObstacle(late, question, head, voter.personId) };
    }
    return late === 'unit-in-conflict' && interested !== null
      ? refuse(late, sayInterest(interested, question))
      : refuse(late ?? 'unit-not-present');
  }
  const isWhole = head === undefined ? accept(null) : requireTogether(question, head, together);
  if (!isWhole.ok) return isWhole;
  return accept({ repeated: false, held: attendance });
}

/**
 * Everything that stands between a unit and its vote, each by itself, in the order in which `admitCast`
 * refuses for it: nothing exactly where that accepts a vote with the right marks.
 */
export function obstaclesOf(asked: VoteAsked): readonly Obstacle[] {
  return [checkMoment, checkRoom, checkHolder, checkDebt, checkConflict, checkHead].flatMap(
    (check) => check(asked) ?? [],
  );
}

function checkMoment({ question, now }: VoteAsked): Obstacle | null {
  if (question === null) return 'question-not-open';
  switch (question.state) {
    case 'draft':
      return 'question-not-open';
    case 'counting':
    case 'closed':
      return 'voting-closed';
    case 'annulled':
      return 'question-annulled';
    case 'open':
    case 'closing':
      return isPastClosing(question, now) ? 'voting-closed' : null;
  }
}

/**
 * A change names what it changes, so that one which comes late never takes the place of a newer one,
 * and a first vote never passes for a change.
 */
function checkRoom({ question, existing, replaces }: VoteAsked): Obstacle | null {
  if (existing === null) return null;
  if (existing.withdrawn !== true) {
    const isChange = replaces !== undefined && replaces === existing.receipt;
    if (!(question?.mayChange === true && isChange)) return 'already-voted';
  }
  return (existing.earlier ?? []).length < changesAtMost ? null : 'vote-changed-often';
}

function checkHolder({ attendance, voter }: VoteAsked): Obstacle | null {
  if (attendance === null || !attendance.present) return 'unit-not-present';
  return attendance.personId === voter.personId ? null : 'unit-not-yours';
}

function checkDebt({ isInArrears }: VoteAsked): Obstacle | null {
  return isInArrears ? 'unit-in-arrears' : null;
}

/** Whom the chair named when it opened has no vote in it, nor by those who represent them. */
function checkConflict({ question, attendance }: VoteAsked): Obstacle | null {
  if (question === null || attendance === null) return null;
  return interestOf(question, attendance) === null ? null : 'unit-in-conflict';
}

/** Where a head votes once with all its units, one person has all that are here, and none of them voted before. */
function checkHead({ question, head, voter }: VoteAsked): HeadObstacle | null {
  if (question === null || head === undefined) return null;
  return headObstacle(question, head, voter.personId);
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

/** Who is accredited online votes from afar. */
function ownChannel({ channel }: Attendance): VoteChannel {
  return channel === 'online' ? 'remote' : 'phone';
}
