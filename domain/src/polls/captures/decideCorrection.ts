import { accept, type Outcome, refuse } from '../../kernel/refusals/outcome.ts';
import { isPastClosing, isSecret } from '../../kernel/sessions/knownQuestion.ts';
import { takesVotes } from '../../kernel/sessions/questionState.ts';
import { changesAtMost } from '../ballots/castObstacles.ts';
import { type Ballot, earlierOf, wasKept } from '../ballots/decideCast.ts';
import { type Marked, markedAs, readBallot } from '../marks/marks.ts';
import type { Question } from '../questions/question.ts';

export interface CorrectionAsked {
  readonly question: Question;
  readonly existing: Ballot | null;
  /** The person who corrects. */
  readonly uid: string;
  /** The receipt of the ballot that they saw: another one was voted meanwhile, or it was corrected. */
  readonly seen: string;
  /**
   * The unit has no vote because of arrears: its present one may be taken back, and nothing else put in its
   * place.
   */
  readonly isInArrears: boolean;
  /** The corrected marks; null takes the vote back. */
  readonly marked: Marked | null;
  readonly requestId: string;
  readonly receipt: string;
  /** When it reached the server, by that server's clock. */
  readonly now: number;
}

/**
 * Changes or takes back the accepted ballot of a unit, by a member who captures votes and while the question
 * takes them. The former vote stays in it. Only of named votes: nobody can find a secret one.
 */
export function decideCorrection(
  asked: CorrectionAsked,
): Outcome<{ readonly ballot: Ballot; readonly repeated: boolean }> {
  const { question, existing, uid, requestId, now } = asked;
  if (isSecret(question)) return refuse('channel-not-secret');
  if (existing === null) return refuse('vote-missing');
  if (wasKept(existing, requestId, uid)) return accept({ ballot: existing, repeated: true });
  if (question.state === 'annulled') return refuse('question-annulled');
  if (!takesVotes(question) || isPastClosing(question, now)) return refuse('correction-late');
  if (existing.withdrawn === true) return refuse('vote-missing');
  if (existing.receipt !== asked.seen) return refuse('vote-moved');
  if ((existing.earlier ?? []).length >= changesAtMost) return refuse('vote-changed-often');
  const { unitId, weight, personId, optionIds } = existing;
  const by = { castBy: uid, requestId, receipt: asked.receipt, castAt: now };
  const after = { ...by, channel: 'operator' as const, ...earlierOf(existing) };
  if (asked.marked === null) {
    const ballot = { unitId, optionIds, weight, personId, ...after, withdrawn: true };
    return accept({ repeated: false, ballot });
  }
  if (asked.isInArrears) return refuse('unit-in-arrears');
  const marks = asked.marked.optionIds;
  const read = readBallot(question, marks);
  if (!read.ok) return read;
  const marked = markedAs(question, marks);
  return accept({ repeated: false, ballot: { unitId, ...marked, weight, personId, ...after } });
}
