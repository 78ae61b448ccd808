import { ballotEndpoints, type CastAnswer, type CastRequest } from '@asamblea/domain';
import { ApiFailure } from '../../../firebase/ApiFailure.ts';
import { askApi } from '../../../firebase/askApi.ts';
import { waitAfter } from '../../../firebase/retrying.ts';

/** Sending again is safe, so it is better to try again than to leave somebody in doubt. */
const answerMilliseconds = 15_000;

export interface Heard {
  /** The server answered: with what it counted, or refusing it as a whole. Once. */
  readonly onSettled: (answer: CastAnswer | null, refused: ApiFailure | null) => void;
  /** An attempt had no answer of ours about this sending; it goes again. */
  readonly onFailed: (failures: number, why: ApiFailure) => void;
}

/**
 * Sends a vote until the server answers, however long the network takes: at once again when the
 * connection or the page comes back, unless we were told to wait. Returns what stops trying; an answer on its way is still heard.
 */
export function keepSubmitting(request: CastRequest, { onSettled, onFailed }: Heard): () => void {
  let wanted = true;
  let isSending = false;
  let failed = 0;
  let notBefore = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function attempt() {
    if (isSending || !wanted || Date.now() < notBefore) return;
    isSending = true;
    clearTimeout(timer);
    try {
      const late = AbortSignal.timeout(answerMilliseconds);
      const answer = await askApi(ballotEndpoints.castVotes, request, late);
      stop();
      onSettled(answer, null);
    } catch (error) {
      const failure = ApiFailure.of(error);
      if (failure.isFinal) {
        stop();
        onSettled(null, failure);
        return;
      }
      failed += 1;
      if (!wanted) return;
      onFailed(failed, failure);
      const told = failure.retryAfterSeconds;
      const wait = waitAfter(failed, told);
      notBefore = told === null ? 0 : Date.now() + wait;
      timer = setTimeout(() => void attempt(), wait);
    } finally {
      isSending = false;
    }
  }

  const again = () => void attempt();
  function stop() {
    wanted = false;
    clearTimeout(timer);
    removeEventListener('online', again);
    document.removeEventListener('visibilitychange', again);
  }

  addEventListener('online', again);
  document.addEventListener('visibilitychange', again);
  again();
  return stop;
}
