import type { Holding } from '@asamblea/domain';
import { ErrorMessage } from '../../../../ui/feedback/ErrorMessage.tsx';
import type { SubmittingAgain } from './againOf.ts';
import { RefusedUnits } from './RefusedUnits.tsx';
import { ReturnedVote } from './ReturnedVote.tsx';
import type { SubmissionState } from './useSubmissions.ts';

interface SubmissionMessagesProps extends Pick<SubmissionState, 'answer' | 'refused'> {
  readonly holdings: readonly Holding[];
  readonly timeZone: string | undefined;
  /** The submission that waits to be sent again by hand, and how; null for a question that is not on the page. */
  readonly again: SubmittingAgain | null;
}

/** The uncounted part of the last submission, whole or by unit, and the next step. */
export function SubmissionMessages(props: SubmissionMessagesProps) {
  const { answer, refused, holdings, timeZone, again } = props;
  const except = again?.returned.sending.choices.map(({ unitId }) => unitId) ?? [];
  return (
    <>
      {again !== null && <ReturnedVote {...again} holdings={holdings} />}
      {refused !== null && again === null && <ErrorMessage message={refused.message} />}
      {answer !== null && <RefusedUnits {...{ answer, holdings, timeZone, except }} />}
    </>
  );
}
