import type { Projected } from '@asamblea/domain';
import { useEffect, useState } from 'react';
import { callApi } from '../asking/callApi.ts';
import { tellCodeGone } from '../tab/codeGone.ts';
import { newestOf } from '../tab/newestOf.ts';
import { keepAsking } from '../asking/keepAsking.ts';

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
 * Reads a public address again and again: the edge answers. The last answer stays while the next reading
 * fails. A newer value is never replaced. Without an address nothing is asked.
 */
export function usePolling<T extends Projected>(
  path: string | null,
  everyMillis = 1_000,
): Polling<T> {
  const [known, setKnown] = useState<Polling<T> & { readonly path: string }>();
  useEffect(() => {
    if (path === null) return;
    let wasThere = false;
    const question = keepAsking({
      ask: (signal) => callApi<PolledAnswer<T>>('GET', path, undefined, signal),
      onAnswer: ({ live }) => {
        if (live === null && wasThere) tellCodeGone();
        wasThere = live !== null;
        setKnown((before) => {
          const value = newestOf(before?.path === path ? before.value : null, live);
          return { path, value, isCurrent: true };
        });
      },
      // The picture keeps what it shows; the next read brings it up to date.
      onFailure: () => setKnown(asOld),
      waitFor: () => spread(everyMillis),
    });
    return () => {
      question.stop();
      // Asked again some day, nothing is current until it is answered.
      setKnown(asOld);
    };
  }, [path, everyMillis]);
  return known !== undefined && known.path === path ? known : unasked;
}

/** What is not of now any more; what was already old is the same object. */
function asOld<K extends { readonly isCurrent: boolean }>(known: K | undefined): K | undefined {
  return known?.isCurrent === true ? { ...known, isCurrent: false } : known;
}

function spread(millis: number): number {
  return millis * (1 + jitter * (2 * Math.random() - 1));
}
