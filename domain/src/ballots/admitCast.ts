import type { Attendance } from '../attendance/attendance.ts';
import { marksOf, readBallot, type Sent } from '../elections/marks.ts';
import type { Question } from '../questions/question.ts';
import { isPastClosing } from '../questions/transitions.ts';
import { accept, type Outcome, refuse } from '../refusals/outcome.ts';
import { changesAtMost } from './ballot.ts';
import type { VoteChannel } from './votePolicy.ts';

/** What a vote leaves behind, as far as it decides whether the unit may still vote. */
export interface KeptVote {
  readonly unitId: string;
  readonly requestId: string;
  readonly castBy: string;
  /** Of a vote with name. */
  readonly receipt?: string;
  readonly castAt?: number;
  readonly channel?: VoteChannel;
  readonly withdrawn?: boolean;
  readonly earlier?: readonly Pick<KeptVote, 'requestId' | 'castBy'>[];
}

/** Who votes, once it is known that it is them: by their session, or at a booth by plate and PIN. */
export interface CastVoter {
  readonly uid: string;
  readonly personId: string;
  /** How it reaches the tally, where that is not their own phone or screen. */
  readonly channel?: VoteChannel;
}

export interface CastAsked extends Sent {
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
  /** When the sending reached its server, by that server's clock: the same however often it is tried. */
  readonly now: number;
}

/**
 * Whether a unit may vote now: with its accreditation, or null when this sending was kept before.
 * The first accepted vote wins; the same sending again is never a doubt, also after closing.
 * Source of who votes: the unit's present holder (product §5, vote policy).
 */
export function admitCast(asked: CastAsked): Outcome<Attendance | null> {
  const { question, attendance, existing, voter } = asked;
  if (existing !== null && wasKept(existing, asked.requestId, voter.uid)) {
    return existing.withdrawn === true ? refuse('vote-withdrawn') : accept(null);
  }
  switch (question.state) {
    case 'draft':
      return refuse('question-not-open');
    case 'counting':
    case 'closed':
      return refuse('voting-closed');
    case 'annulled':
      return refuse('question-annulled', question.annulment?.reason);
    case 'open':
    case 'closing':
      break;
  }
  if (isPastClosing(question, asked.now)) return refuse('voting-closed');
  const room = existing === null ? accept(null) : makeRoom(asked, existing);
  if (!room.ok) return room;
  const read = readBallot(question, marksOf(asked));
  if (!read.ok) return read;
  if (attendance === null || !attendance.present) return refuse('unit-not-present');
  if (attendance.personId !== voter.personId) return refuse('unit-not-yours');
  return asked.isInArrears ? refuse('unit-in-arrears') : accept(attendance);
}

/** Whether a sending left this vote or one that it took the place of: it brings nothing again. */
export function wasKept(existing: KeptVote, requestId: string, uid: string): boolean {
  return [existing, ...(existing.earlier ?? [])].some(
    (one) => one.requestId === requestId && one.castBy === uid,
  );
}

/**
 * A change names what it changes, so that one which comes late never takes the place of a newer one,
 * and a first vote never passes for a change.
 */
function makeRoom({ question, replaces }: CastAsked, existing: KeptVote): Outcome<null> {
  if (existing.withdrawn !== true) {
    const isChange = replaces !== undefined && replaces === existing.receipt;
    if (!(question.mayChange === true && isChange)) return refuse('already-voted');
  }
  return (existing.earlier ?? []).length < changesAtMost
    ? accept(null)
    : refuse('vote-changed-often');
}
