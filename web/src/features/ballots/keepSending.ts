import type { CastAnswer, CastRequest } from '@asamblea/domain';
import { ApiFailure } from '../../firebase/ApiFailure.ts';
import { callApi } from '../../firebase/callApi.ts';
import { waitAfter } from '../../firebase/retrying.ts';

/** Sending again is safe, so it is better to try again than to leave somebody in doubt. */
const answerMilliseconds = 15_000;

export interface Heard {
  /** The server answered: with what it counted, or refusing it as a whole. Once. */
  readonly onSettled: (answer: CastAnswer | null, refused: ApiFailure | null) => void;
  readonly onFailed: (failures: number, isSignedOut: boolean) => void;
}

/**
 * Sends a vote until the server answers, however long the network takes: at once again when the
 * connection or the page comes back. Returns what stops trying; an answer on its way is still heard.
 */
export function keepSending(request: CastRequest, { onSettled, onFailed }: Heard): () => void {
  let wanted = true;
  let isSending = false;
  let failed = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function attempt() {
    if (isSending || !wanted) return;
    isSending = true;
    clearTimeout(timer);
    try {
      const late = AbortSignal.timeout(answerMilliseconds);
      const answer = await callApi<CastAnswer>('POST', '/api/votes/cast', request, late);
      stop();
      onSettled(answer, null);
    } catch (error) {
      if (error instanceof ApiFailure && isFinal(error)) {
        stop();
        onSettled(null, error);
        return;
      }
      failed += 1;
      if (!wanted) return;
      onFailed(failed, error instanceof ApiFailure && error.statusCode === 401);
      timer = setTimeout(() => void attempt(), waitAfter(failed));
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

/** The server understood and said no; a network failure or a fault of ours is tried again. */
function isFinal({ statusCode, code }: ApiFailure): boolean {
  return statusCode >= 400 && statusCode < 500 && code !== 'not-signed-in';
}
