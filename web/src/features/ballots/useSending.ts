import type { CastAnswer, CastRequest } from '@asamblea/domain';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { ApiFailure } from '../../firebase/ApiFailure.ts';
import { callApi } from '../../firebase/callApi.ts';
import { waitAfter } from '../../firebase/retrying.ts';
import type { Outbox } from './outbox.ts';
import type { Receipts } from './receipts.ts';

/** Sending again is safe, so it is better to try again than to leave somebody in doubt. */
const answerMilliseconds = 15_000;

export interface Sending {
  /** What is on its way, or waiting for the network. */
  readonly pending: CastRequest | null;
  /** Attempts that failed so far: above zero the page says that there is no connection. */
  readonly failures: number;
  readonly answer: CastAnswer | null;
  /** The session ended: it goes on after signing in again. */
  readonly isSignedOut: boolean;
  /** It was refused as a whole: nothing was counted. */
  readonly refused: ApiFailure | null;
  readonly send: (request: CastRequest) => void;
}

/**
 * Sends what is in the outbox until the server answers, however long the network takes; also what an
 * earlier visit left there. Once it is answered nothing here holds the choices: neither the device nor this
 * page. `onAnswered` is called after each answer.
 */
export function useSending(outbox: Outbox, receipts: Receipts, onAnswered: () => void): Sending {
  const [pending, setPending] = useState<CastRequest | null>(() => outbox.read());
  const [failures, setFailures] = useState(0);
  const [isSignedOut, setSignedOut] = useState(false);
  const [answer, setAnswer] = useState<CastAnswer | null>(null);
  const [refused, setRefused] = useState<ApiFailure | null>(null);
  const answered = useEffectEvent(onAnswered);

  useEffect(() => {
    if (pending === null) return;
    let wanted = true;
    let isSending = false;
    let failed = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;

    function settle(outcome: { answer: CastAnswer } | { refused: ApiFailure }) {
      const given = 'answer' in outcome ? outcome.answer : null;
      if (pending !== null) {
        receipts.keep(pending.questionId, given);
        outbox.clear(pending.requestId);
      }
      if (!wanted) return;
      setPending(null);
      setFailures(0);
      setAnswer(given);
      setRefused('refused' in outcome ? outcome.refused : null);
      answered();
    }

    async function attempt() {
      if (isSending || !wanted) return;
      isSending = true;
      clearTimeout(timer);
      try {
        const late = AbortSignal.timeout(answerMilliseconds);
        settle({ answer: await callApi<CastAnswer>('POST', '/api/votes/cast', pending, late) });
      } catch (error) {
        if (error instanceof ApiFailure && isFinal(error)) {
          settle({ refused: error });
          return;
        }
        failed += 1;
        if (!wanted) return;
        setFailures(failed);
        setSignedOut(error instanceof ApiFailure && error.statusCode === 401);
        timer = setTimeout(() => void attempt(), waitAfter(failed));
      } finally {
        isSending = false;
      }
    }

    const again = () => void attempt();
    again();
    addEventListener('online', again);
    document.addEventListener('visibilitychange', again);
    return () => {
      wanted = false;
      clearTimeout(timer);
      removeEventListener('online', again);
      document.removeEventListener('visibilitychange', again);
    };
  }, [pending, outbox, receipts]);

  const send = useCallback(
    (request: CastRequest) => {
      outbox.keep(request);
      setAnswer(null);
      setRefused(null);
      setPending(request);
    },
    [outbox],
  );
  return { pending, failures, isSignedOut, answer, refused, send };
}

/** The server understood and said no; a network failure or a fault of ours is tried again. */
function isFinal({ statusCode, code }: ApiFailure): boolean {
  return statusCode >= 400 && statusCode < 500 && code !== 'not-signed-in';
}
