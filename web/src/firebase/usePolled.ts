import type { Projected } from '@asamblea/domain';
import { useEffect, useState } from 'react';
import { callApi } from './callApi.ts';
import { newestOf } from './newestOf.ts';

const everyMilliseconds = 1000;

/**
 * Reads a public address again every second, for audiences too large to listen each: the edge
 * answers. What was read stays while the next reading fails. A newer value is never replaced.
 */
export function usePolled<A, T extends Projected>(path: string, pick: (answer: A) => T | null) {
  const [known, setKnown] = useState<{ readonly path: string; readonly value: T | null }>();
  useEffect(() => {
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function read(): Promise<void> {
      try {
        const value = pick(await callApi<A>('GET', path, undefined, stop.signal));
        setKnown((before) => ({
          path,
          value: newestOf(before?.path === path ? before.value : null, value),
        }));
      } catch {
        // The picture keeps what it shows; the next read brings it up to date.
      }
      if (!stop.signal.aborted) timer = setTimeout(read, everyMilliseconds);
    }
    void read();
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [path, pick]);
  return known?.path === path ? known.value : null;
}
