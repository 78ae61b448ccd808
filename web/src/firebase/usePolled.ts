import type { Projected } from '@asamblea/domain';
import { useEffect, useState } from 'react';
import { callApi } from './callApi.ts';
import { newestOf } from './newestOf.ts';

/** How far from its pace each reading may be, so that a hall does not ask at the same instant. */
const jitter = 0.25;

interface PolledAnswer<T> {
  readonly live: T | null;
}

/**
 * Reads a public address again and again, for audiences too large to listen each: the edge answers.
 * What was read stays while the next reading fails. A newer value is never replaced.
 */
export function usePolled<T extends Projected>(path: string, everyMillis = 1_000): T | null {
  const [known, setKnown] = useState<{ readonly path: string; readonly value: T | null }>();
  useEffect(() => {
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function read(): Promise<void> {
      try {
        const answer = await callApi<PolledAnswer<T>>('GET', path, undefined, stop.signal);
        const value = answer.live;
        setKnown((before) => ({
          path,
          value: newestOf(before?.path === path ? before.value : null, value),
        }));
      } catch {
        // The picture keeps what it shows; the next read brings it up to date.
      }
      if (!stop.signal.aborted) timer = setTimeout(read, spread(everyMillis));
    }
    void read();
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [path, everyMillis]);
  return known?.path === path ? known.value : null;
}

function spread(millis: number): number {
  return millis * (1 + jitter * (2 * Math.random() - 1));
}
