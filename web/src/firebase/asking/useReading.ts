import { useCallback, useEffect, useState } from 'react';
import { ApiFailure } from './ApiFailure.ts';

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
  const [times, setTimes] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry reads again.
  useEffect(() => {
    const stop = new AbortController();
    setFailure(null);
    read(stop.signal).then(
      (found) => setAnswer(() => found),
      (error: unknown) => {
        if (!stop.signal.aborted) setFailure(ApiFailure.of(error));
      },
    );
    return () => stop.abort();
  }, [read, times]);
  const retry = useCallback(() => setTimes((before) => before + 1), []);
  return { answer, failure, retry };
}
