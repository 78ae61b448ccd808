import type { Attendance } from '../attendance/attendance.ts';
import { marksOf, readBallot, type Sent } from '../elections/marks.ts';
import type { Question } from '../questions/question.ts';
import { isPastClosing } from '../questions/transitions.ts';
import { accept, type Outcome, refuse } from '../refusals/outcome.ts';
import type { VoteChannel } from './votePolicy.ts';

/** What a vote leaves behind, as far as it decides whether the unit may still vote. */
export interface KeptVote {
  readonly unitId: string;
  readonly requestId: string;
  readonly castBy: string;
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
  readonly now: number;
}

/**
 * Whether a unit may vote now: with its accreditation, or null when this sending was kept before.
 * The first accepted vote wins; the same sending again is never a doubt, also after closing.
 * Source of who votes: the unit's present holder (product §5, vote policy).
 */
export function admitCast(asked: CastAsked): Outcome<Attendance | null> {
  const { question, attendance, existing, voter } = asked;
  if (existing?.requestId === asked.requestId && existing.castBy === voter.uid) return accept(null);
  switch (question.state) {
    case 'draft':
      return refuse('question-not-open');
    case 'closing':
    case 'closed':
      return refuse('voting-closed');
    case 'annulled':
      return refuse('question-annulled');
    case 'open':
      break;
  }
  if (isPastClosing(question, asked.now)) return refuse('voting-closed');
  if (existing !== null) return refuse('already-voted');
  const read = readBallot(question, marksOf(asked));
  if (!read.ok) return read;
  if (attendance === null || !attendance.present) return refuse('unit-not-present');
  if (attendance.personId !== voter.personId) return refuse('unit-not-yours');
  return accept(attendance);
}
