import type { Attendance } from '../attendance/attendance.ts';
import type { Question } from '../questions/question.ts';
import { isPastClosing } from '../questions/transitions.ts';
import { accept, type Outcome, refuse } from '../refusals/outcome.ts';
import type { Ballot } from './ballot.ts';

export interface Cast {
  readonly question: Question;
  readonly attendance: Attendance | null;
  readonly existing: Ballot | null;
  readonly voter: { readonly uid: string; readonly personId: string };
  readonly unitId: string;
  readonly optionId: string;
  readonly requestId: string;
  readonly receipt: string;
  readonly now: number;
}

/**
 * Decides the vote of one unit. The first accepted ballot wins; the same sending again is answered
 * with the ballot it left (`repeated`), also after closing, so that a lost answer is never a doubt.
 * Source of who votes: the unit's present holder (product §5, vote policy).
 */
export function decideCast(
  cast: Cast,
): Outcome<{ readonly ballot: Ballot; readonly repeated: boolean }> {
  const { question, attendance, existing, voter } = cast;
  if (existing !== null) {
    const same = existing.requestId === cast.requestId && existing.castBy === voter.uid;
    if (same) return accept({ ballot: existing, repeated: true });
  }
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
  if (isPastClosing(question, cast.now)) return refuse('voting-closed');
  if (existing !== null) return refuse('already-voted');
  if (!question.options.some((option) => option.optionId === cast.optionId)) {
    return refuse('option-unknown');
  }
  if (attendance === null || !attendance.present) return refuse('unit-not-present');
  if (attendance.personId !== voter.personId) return refuse('unit-not-yours');
  return accept({
    repeated: false,
    ballot: {
      unitId: cast.unitId,
      optionId: cast.optionId,
      weight: attendance.weight,
      personId: voter.personId,
      castBy: voter.uid,
      requestId: cast.requestId,
      receipt: cast.receipt,
      castAt: cast.now,
    },
  });
}
