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

/** What of a question waits to be sent again by hand; null while nothing does. */
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
