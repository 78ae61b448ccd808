import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiFailure } from './ApiFailure.ts';
import { type Address, askTimed, type Timed } from './askApi.ts';
import { type KeptQuestion, keepAsking, onComingBack } from './keepAsking.ts';
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
  const kept = useRef<KeptQuestion | null>(null);

  useEffect(() => {
    const question = keepAsking({
      ask: () => askIt(address),
      onAnswer: (known) => setState({ ...known, failure: null }),
      onFailure: (failure) => setState((before) => ({ ...before, failure })),
      waitFor: (failures, failure) =>
        failure === null || address.isFinal(failure)
          ? null
          : waitAfter(failures, failure.retryAfterSeconds),
    });
    kept.current = question;
    const forget = onComingBack(question.again);
    return () => {
      forget();
      question.stop();
      kept.current = null;
    };
  }, [address]);

  const refresh = useCallback(() => kept.current?.again(), []);
  return { ...state, refresh };
}

async function askIt<T>({ endpoint, isAnswer, clockOf, early }: Asking<T>) {
  const askedAt = performance.now();
  const { answer, asked, came } = await (early?.() ?? askTimed(endpoint));
  if (!isAnswer(answer)) throw ApiFailure.foreign(200, null);
  const clock = clockOf(answer);
  const offset = clock === null ? 0 : Math.round(clock - (asked + came) / 2);
  return { answer, offset, askedAt };
}
