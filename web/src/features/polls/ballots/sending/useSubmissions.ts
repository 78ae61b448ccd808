import { ballotEndpoints, type CastAnswer, type CastRequest } from '@asamblea/domain';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiFailure } from '../../../../firebase/asking/ApiFailure.ts';
import { askApi } from '../../../../firebase/asking/askApi.ts';
import { waitAfter } from '../../../../firebase/asking/retrying.ts';
import type { Receipts } from '../receipts/receipts.ts';
import type { Outbox } from './outbox.ts';
import { returnedOf } from './returned.ts';
import type { ReturnedVotes } from './useReturned.ts';

/** How the vote in one question goes. */
export interface SubmissionState {
  /** The submission on its way, or waiting for the network. */
  readonly pending: CastRequest | null;
  /** Attempts that failed so far. */
  readonly failures: number;
  /** Why the last of them did; null before it, and once it is answered. */
  readonly why: ApiFailure | null;
  readonly answer: CastAnswer | null;
  /** When it was answered, by the clock of the page: what was read before does not know of it. */
  readonly answeredAt: number;
  /** The submission was refused as a whole: nothing was counted. */
  readonly refused: ApiFailure | null;
}

export interface Submissions {
  readonly of: (questionId: string) => SubmissionState;
  /** The outcomes of votes in questions that are not on the page any more. */
  readonly past: (shown: readonly string[]) => readonly (readonly [string, SubmissionState])[];
  /** One sending a question; each goes its own way. The outcomes of others are forgotten. */
  readonly send: (requests: readonly CastRequest[], shown: readonly string[]) => void;
  /** The refused votes, to be sent again by hand. */
  readonly returned: ReturnedVotes;
}

/** Something of it was not counted. */
export function hasRefusals({ answer, refused }: SubmissionState): boolean {
  return refused !== null || answer?.results.some(({ status }) => status === 'refused') === true;
}

type Known = Readonly<Record<string, SubmissionState>>;

const idle: SubmissionState = {
  pending: null,
  failures: 0,
  why: null,
  answer: null,
  answeredAt: 0,
  refused: null,
};

/**
 * Sends what is in the outbox until the server answers; also what an earlier visit left there. Once a
 * sending is counted nothing here holds its choices: neither the device nor this page. A refused vote goes to
 * `returned`. `onAnswered` is called when nothing more is expected to be answered at once.
 */
export function useSubmissions(
  outbox: Outbox,
  receipts: Receipts,
  returned: ReturnedVotes,
  onAnswered: () => void,
): Submissions {
  const [known, setKnown] = useState<Known>(() => asPending({}, outbox.read()));
  const loops = useRef(
    new Map<string, { readonly stop: () => void; readonly isWaiting: boolean }>(),
  );
  // An effect that was put off still sees as pending what was answered meanwhile.
  const settled = useRef(new Set<string>());
  const answered = useEffectEvent(onAnswered);
  const giveBack = useEffectEvent(returned.keep);

  useEffect(() => {
    const running = loops.current;
    const change = ({ questionId, requestId }: CastRequest, what: Partial<SubmissionState>) =>
      setKnown((before) => {
        const now = before[questionId];
        return now?.pending?.requestId === requestId
          ? { ...before, [questionId]: { ...now, ...what } }
          : before;
      });
    for (const { pending } of Object.values(known)) {
      if (pending === null) continue;
      const { requestId, questionId } = pending;
      if (running.has(requestId) || settled.current.has(requestId)) continue;
      const stop = keepSubmitting(pending, {
        onSettled(answer, refused) {
          settled.current.add(requestId);
          receipts.keep(questionId, answer);
          const back = returnedOf(pending, answer, refused);
          // Kept there before it goes from here: a page that closes in between loses nothing.
          if (back !== null) giveBack(back);
          outbox.clear(requestId);
          change(pending, { ...idle, answer, refused, answeredAt: performance.now() });
          if (!running.delete(requestId)) return;
          if ([...running.values()].every(({ isWaiting }) => isWaiting)) answered();
        },
        onFailed(failures, why) {
          change(pending, { failures, why });
          if (running.has(requestId)) running.set(requestId, { stop, isWaiting: true });
        },
      });
      running.set(requestId, { stop, isWaiting: false });
    }
  }, [known, outbox, receipts]);

  useEffect(() => {
    const running = loops.current;
    return () => {
      for (const { stop } of running.values()) stop();
      running.clear();
    };
  }, []);

  const { forget } = returned;
  const send = useCallback(
    (requests: readonly CastRequest[], shown: readonly string[]) => {
      for (const request of requests) {
        outbox.keep(request);
        forget(request.questionId);
        // The one that was refused goes again under its own id.
        settled.current.delete(request.requestId);
      }
      setKnown((before) => {
        const kept = Object.entries(before).filter(
          ([questionId, { pending }]) => pending !== null || shown.includes(questionId),
        );
        return asPending(Object.fromEntries(kept), requests);
      });
    },
    [outbox, forget],
  );
  return {
    of: (questionId) => known[questionId] ?? idle,
    past: (shown) =>
      Object.entries(known).filter(
        ([questionId, { pending }]) => pending === null && !shown.includes(questionId),
      ),
    send,
    returned,
  };
}

function asPending(before: Known, requests: readonly CastRequest[]): Known {
  const pending = requests.map((request) => [request.questionId, { ...idle, pending: request }]);
  return { ...before, ...Object.fromEntries(pending) };
}

/** Sending again is safe, so it is better to try again than to leave somebody in doubt. */
const answerMilliseconds = 15_000;
const answerAtMost = 60_000;

interface Heard {
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
  /** By the clock of the page: that of the phone may be set meanwhile. */
  let notBefore = 0;
  let patience = answerMilliseconds;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function attempt() {
    if (isSending || !wanted || performance.now() < notBefore) return;
    isSending = true;
    clearTimeout(timer);
    const late = AbortSignal.timeout(patience);
    try {
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
      // A network slower than that would never let an answer through.
      if (late.aborted) patience = Math.min(patience * 2, answerAtMost);
      if (!wanted) return;
      onFailed(failed, failure);
      const told = failure.retryAfterSeconds;
      const wait = waitAfter(failed, told);
      notBefore = told === null ? 0 : performance.now() + wait;
      timer = setTimeout(() => {
        notBefore = 0;
        void attempt();
      }, wait);
    } finally {
      isSending = false;
    }
  }

  const again = () => void attempt();
  // A page that goes away would not hear the answer to what it sends then.
  const onShown = () => {
    if (document.visibilityState === 'visible') again();
  };
  function stop() {
    wanted = false;
    clearTimeout(timer);
    removeEventListener('online', again);
    document.removeEventListener('visibilitychange', onShown);
  }

  addEventListener('online', again);
  document.addEventListener('visibilitychange', onShown);
  again();
  return stop;
}
