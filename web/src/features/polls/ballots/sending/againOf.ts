import type { AskedQuestion } from '../form/BallotHeader.tsx';
import type { Returned } from './outbox.ts';
import { sendAgain } from './returned.ts';
import type { Submissions } from './useSubmissions.ts';

/** A vote that was refused, with the press that sends it again. */
export interface SubmittingAgain {
  readonly returned: Returned;
  readonly question: AskedQuestion;
  readonly onSend: () => void;
}

/** The part of a question that waits to be sent again by hand; null while there is none. */
export function againOf(
  sendings: Submissions,
  question: AskedQuestion,
  shown: readonly string[],
): SubmittingAgain | null {
  const returned = sendings.returned.of(question.questionId);
  if (returned === null) return null;
  const onSend = () => sendings.send([sendAgain(returned, question)], shown);
  return { returned, question, onSend };
}
