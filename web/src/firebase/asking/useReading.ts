import { useCallback, useEffect, useRef, useState } from 'react';
import type { ApiFailure } from './ApiFailure.ts';
import { type KeptQuestion, keepAsking } from './keepAsking.ts';

export interface Reading<T> {
  /** The last one read; null until the first. */
  readonly answer: T | null;
  /** Why the last reading failed; null while another is under way. */
  readonly failure: ApiFailure | null;
  readonly retry: () => void;
}

/**
 * The reading of a page, once on arrival and when it is told to again; left, it is given up. `read` is the
 * same function as long as the same is to be read.
 */
export function useReading<T>(read: (signal: AbortSignal) => Promise<T>): Reading<T> {
  const [answer, setAnswer] = useState<T | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const kept = useRef<KeptQuestion | null>(null);
  useEffect(() => {
    const question = keepAsking({
      ask: (signal) => {
        setFailure(null);
        return read(signal);
      },
      onAnswer: (found) => setAnswer(() => found),
      onFailure: setFailure,
      waitFor: () => null,
    });
    kept.current = question;
    return question.stop;
  }, [read]);
  const retry = useCallback(() => kept.current?.again(), []);
  return { answer, failure, retry };
}
