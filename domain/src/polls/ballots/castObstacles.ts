import { isPastClosing } from '../../kernel/sessions/knownQuestion.ts';
import type { Attendance } from '../../people/seats/attendance.ts';
import type { Marked } from '../marks/marks.ts';
import type { Question } from '../questions/question.ts';
import type { VoteChannel } from '../questions/votePolicy.ts';
import { isBarredProxy } from '../sets/inPerson.ts';
import { interestOf } from '../sets/interestOf.ts';
import { type HeadObstacle, type HeadSeats, headObstacle } from './wholeHead.ts';

/** A ballot keeps all that it was before; more changes than these are refused. */
export const changesAtMost = 50;

/** The trace of a vote, as far as it decides whether the unit may still vote. */
export interface KeptVote {
  readonly unitId: string;
  readonly requestId: string;
  readonly castBy: string;
  readonly receipt?: string;
  readonly castAt?: number;
  readonly channel?: VoteChannel;
  readonly withdrawn?: boolean;
  readonly earlier?: readonly Pick<KeptVote, 'requestId' | 'castBy'>[];
}

/** The voter, once recognised: by their session, or at a booth by plate and PIN. */
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
  /** The unit owes, under a rule that takes its vote away: a vote taken here is never left out later. */
  readonly isInArrears: boolean;
  /** Of its head, where each votes once with all its units. */
  readonly head?: HeadSeats | undefined;
  /** The answers of the same submission for each unit of that head. */
  readonly together?: ReadonlyMap<string, readonly string[]> | undefined;
  /** When the sending reached its server, by that server's clock: the same however often it is tried. */
  readonly now: number;
}

/** The facts that a unit brings when it asks to vote, besides the marks. */
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
  | 'unit-by-proxy'
  | 'unit-in-conflict'
  | HeadObstacle;

/**
 * Everything that stands between a unit and its vote, each by itself, in the order in which `admitCast`
 * refuses for it: nothing exactly where that accepts a vote with the right marks.
 */
export function obstaclesOf(asked: VoteAsked): readonly Obstacle[] {
  return [checkMoment, checkRoom, ...ofSeat].flatMap((check) => check(asked) ?? []);
}

/** The obstacle to a vote at this time, from anybody. */
export function checkTiming(asked: VoteAsked): Obstacle | null {
  return checkMoment(asked) ?? checkRoom(asked);
}

/** The first obstacle for a unit in its holder, in the order in which they are told. */
export function checkSeat(asked: VoteAsked): Obstacle | null {
  for (const check of ofSeat) {
    const found = check(asked);
    if (found !== null) return found;
  }
  return null;
}

const ofSeat = [checkHolder, checkDebt, checkProxy, checkConflict, checkHead] as const;

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

/** An attorney may not vote a matter that the bylaws want in person. */
function checkProxy({ question, attendance }: VoteAsked): Obstacle | null {
  if (question === null || attendance === null) return null;
  return isBarredProxy(question, attendance) ? 'unit-by-proxy' : null;
}

/** A person whom the chair named when it opened has no vote in it, nor have their representatives. */
function checkConflict({ question, attendance }: VoteAsked): Obstacle | null {
  if (question === null || attendance === null) return null;
  return interestOf(question, attendance) === null ? null : 'unit-in-conflict';
}

/** Where a head votes once with all its units, one person has all that are here, and none of them voted before. */
function checkHead({ question, head, voter }: VoteAsked): HeadObstacle | null {
  if (question === null || head === undefined) return null;
  return headObstacle(question, head, voter.personId);
}
