import type { Projected } from '@asamblea/domain';
import { useEffect, useState } from 'react';
import { callApi } from '../asking/callApi.ts';
import { tellCodeGone } from '../tab/codeGone.ts';
import { newestOf } from '../tab/newestOf.ts';

/** How far from its pace each reading may be, so that a hall does not ask at the same instant. */
const jitter = 0.25;

interface PolledAnswer<T> {
  readonly live: T | null;
}

export interface Polling<T> {
  readonly value: T | null;
  /** The last reading was answered: what is shown is as of now. */
  readonly isCurrent: boolean;
}

const unasked = { value: null, isCurrent: false } as const;

/**
 * Reads a public address again and again: the edge answers. What was read stays while the next reading
 * fails. A newer value is never replaced. Without an address nothing is asked. Its loop is its own: the public
 * screens do not carry the core that pages of people ask with.
 */
export function usePolling<T extends Projected>(
  path: string | null,
  everyMillis = 1_000,
): Polling<T> {
  const [known, setKnown] = useState<Polling<T> & { readonly path: string }>();
  useEffect(() => {
    if (path === null) return;
    const asked = path;
    const stop = new AbortController();
    let wasThere = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function read(): Promise<void> {
      try {
        const answer = await callApi<PolledAnswer<T>>('GET', asked, undefined, stop.signal);
        if (answer.live === null && wasThere) tellCodeGone();
        wasThere = answer.live !== null;
        setKnown((before) => {
          const value = newestOf(before?.path === asked ? before.value : null, answer.live);
          return { path: asked, value, isCurrent: true };
        });
      } catch {
        // The picture keeps what it shows; the next read brings it up to date.
        setKnown((before) =>
          before?.isCurrent === true ? { ...before, isCurrent: false } : before,
        );
      }
      if (!stop.signal.aborted) timer = setTimeout(read, spread(everyMillis));
    }
    void read();
    return () => {
      stop.abort();
      clearTimeout(timer);
      // Asked again some day, nothing is current until it is answered.
      setKnown((before) => (before?.isCurrent === true ? { ...before, isCurrent: false } : before));
    };
  }, [path, everyMillis]);
  return known !== undefined && known.path === path ? known : unasked;
}

function spread(millis: number): number {
  return millis * (1 + jitter * (2 * Math.random() - 1));
}
