import type { AskedBallot, CastAnswer, CastRequest, CurrentBallot } from '@asamblea/domain';
import type { ApiFailure } from '../../../../firebase/asking/ApiFailure.ts';
import { padFor } from '../form/draft.ts';
import type { Returned } from './outbox.ts';

type Asked = AskedBallot['question'];
type Choice = CastRequest['choices'][number];

/** With these there is nothing left to send again: the question is over, or the unit has its vote. */
const over: ReadonlySet<string> = new Set([
  'voting-closed',
  'question-annulled',
  'already-voted',
  'vote-changed-often',
]);

/** The uncounted part of a submission that may still be sent by hand; null when there is none. */
export function returnedOf(
  sending: CastRequest,
  answer: CastAnswer | null,
  refused: ApiFailure | null,
): Returned | null {
  if (refused !== null) {
    const isOtherDevice = refused.code === 'other-device';
    return over.has(refused.code) ? null : { sending, reasons: [refused.message], isOtherDevice };
  }
  const rows = (answer?.results ?? []).flatMap((row) =>
    row.status === 'refused' && !over.has(row.refusal.code) ? [row] : [],
  );
  if (rows.length === 0) return null;
  const back = new Set(rows.map(({ unitId }) => unitId));
  return {
    sending: { ...sending, choices: sending.choices.filter(({ unitId }) => back.has(unitId)) },
    reasons: [...new Set(rows.map(({ refusal }) => refusal.message))],
    isOtherDevice: false,
  };
}

/**
 * The part still to be sent by hand with the present ballot: nothing once its question closed, and of no unit
 * that has voted since, here or elsewhere.
 */
export function stillReturned(returned: Returned, ballot: CurrentBallot): Returned | null {
  const { sending } = returned;
  const asked = ballot.asked.find(({ question }) => question.questionId === sending.questionId);
  if (asked === undefined || asked.question.state === 'closed') return null;
  const votes = new Map(asked.holdings.map((unit) => [unit.unitId, unit.ballot]));
  const isFree = ({ unitId, replaces }: Choice) => {
    const vote = votes.get(unitId) ?? null;
    return vote === null || (replaces !== undefined && vote.receipt === replaces);
  };
  const choices = sending.choices.filter(isFree);
  if (choices.length === 0) return null;
  return choices.length === sending.choices.length
    ? returned
    : { ...returned, sending: { ...sending, choices } };
}

/**
 * The same marks under the same id: if an earlier copy is still on its way, both are one vote. A secret one
 * is as long as any other of as many units.
 */
export function sendAgain({ sending }: Returned, question: Asked): CastRequest {
  if (sending.pad === undefined) return sending;
  return { ...sending, pad: padFor(question, sending.choices) };
}
