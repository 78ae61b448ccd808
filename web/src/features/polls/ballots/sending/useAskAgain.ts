import type { CurrentBallot } from '@asamblea/domain';
import { useEffect } from 'react';
import type { ApiFailure } from '../../../../firebase/asking/ApiFailure.ts';
import { mayVote } from '../form/draft.ts';
import type { Submissions } from './useSubmissions.ts';

const refusedMillis = 2_000;
const unsentMillis = 15_000;

interface AskAgain {
  readonly ballot: CurrentBallot | null;
  /** The failure of the last request, if it failed. */
  readonly failure: ApiFailure | null;
  readonly sendings: Pick<Submissions, 'of' | 'returned'>;
  readonly ask: () => void;
}

/**
 * Events of one voter only are announced to nobody: a debt paid at the desk, a vote that came in by plate, a
 * permission. So while a question is open a page that shows a refusal asks again, and less often one whose
 * ballot is not sent yet.
 */
export function useAskAgain({ ballot, failure, sendings, ask }: AskAgain): void {
  const most = ballot === null ? null : askAgainMillis(ballot, failure, sendings);
  useEffect(() => {
    if (most === null) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(
        () => {
          if (document.visibilityState === 'visible') ask();
          wait();
        },
        // Never later than said; a hall that read the same question does not ask at once.
        most * (0.7 + 0.3 * Math.random()),
      );
    };
    wait();
    return () => clearTimeout(timer);
  }, [most, ask]);
}

/** The longest to wait; null where nothing would change for this voter alone. */
function askAgainMillis(
  ballot: CurrentBallot,
  failure: ApiFailure | null,
  sendings: Pick<Submissions, 'of' | 'returned'>,
): number | null {
  const open = ballot.asked.filter(({ question }) => question.state !== 'closed');
  if (open.length === 0) return null;
  // A failed request is already repeated, each time later.
  if (failure !== null) return isRefusal(failure) ? refusedMillis : null;
  const isRefused = open.some(
    ({ question: { questionId }, holdings }) =>
      holdings.some(({ ballot: vote, refusal }) => vote === null && refusal !== undefined) ||
      sendings.returned.of(questionId) !== null,
  );
  if (isRefused) return refusedMillis;
  const isUnsent = open.some(
    ({ question: { questionId }, holdings }) =>
      sendings.of(questionId).pending === null &&
      mayVote(holdings).some(({ ballot: vote }) => vote === null),
  );
  return isUnsent ? unsentMillis : null;
}

/** Ours, of this person, and curable without a press of theirs. */
function isRefusal({ isOurs, statusCode, code }: ApiFailure): boolean {
  return isOurs && statusCode < 500 && statusCode !== 429 && code !== 'not-signed-in';
}
