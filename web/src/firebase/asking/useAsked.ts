import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiFailure } from './ApiFailure.ts';
import { type Address, askTimed, type Timed } from './askApi.ts';
import { waitAfter } from './retrying.ts';

interface Asking<T> {
  readonly endpoint: Address<T>;
  /** Whether the answer is the expected one: the page of a network answers too. */
  readonly isAnswer: (answer: T) => boolean;
  /** The server's clock in an answer, in milliseconds; null where it says none. */
  readonly clockOf: (answer: T) => number | null;
  /** Whether asking again by itself would be in vain. */
  readonly isFinal: (failure: ApiFailure) => boolean;
  /** The request made before the page stood; null where there was none. */
  readonly early?: () => Promise<Timed<T>> | null;
}

export interface Asked<T> {
  /** The last one; null until the first. */
  readonly answer: T | null;
  readonly failure: ApiFailure | null;
  /** How far the server's clock is ahead of this one, in milliseconds. */
  readonly offset: number;
  /** When the answer was asked for, by the page's own clock, which nobody sets. */
  readonly askedAt: number;
  readonly refresh: () => void;
}

/**
 * The answer of an address: asked again when told to, on coming back to the page or to the network, and after
 * failures, each time later. `address` is the same object always.
 */
export function useAsked<T>(address: Asking<T>): Asked<T> {
  const [state, setState] = useState<Omit<Asked<T>, 'refresh'>>({
    answer: null,
    failure: null,
    offset: 0,
    askedAt: 0,
  });
  const turn = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const ask = useCallback(
    async (failures: number) => {
      const { endpoint, isAnswer, clockOf, isFinal, early } = address;
      turn.current += 1;
      const mine = turn.current;
      const askedAt = performance.now();
      clearTimeout(timer.current);
      try {
        const { answer, asked, came } = await (early?.() ?? askTimed(endpoint));
        // Answers may arrive out of order: only the latest question counts.
        if (mine !== turn.current) return;
        if (!isAnswer(answer)) throw ApiFailure.foreign(200, null);
        const clock = clockOf(answer);
        const offset = clock === null ? 0 : Math.round(clock - (asked + came) / 2);
        setState({ answer, failure: null, offset, askedAt });
      } catch (error) {
        if (mine !== turn.current) return;
        const failure = ApiFailure.of(error);
        setState((before) => ({ ...before, failure }));
        if (isFinal(failure)) return;
        const wait = waitAfter(failures + 1, failure.retryAfterSeconds);
        timer.current = setTimeout(() => void ask(failures + 1), wait);
      }
    },
    [address],
  );

  useEffect(() => {
    void ask(0);
    const again = () => {
      if (document.visibilityState === 'visible') void ask(0);
    };
    addEventListener('online', again);
    document.addEventListener('visibilitychange', again);
    return () => {
      turn.current += 1;
      clearTimeout(timer.current);
      removeEventListener('online', again);
      document.removeEventListener('visibilitychange', again);
    };
  }, [ask]);

  const refresh = useCallback(() => void ask(0), [ask]);
  return { ...state, refresh };
}
