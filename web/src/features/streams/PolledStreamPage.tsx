import type { LiveAnswer, LiveQuestion } from '@asamblea/domain';
import { useEffect, useState } from 'react';
import { callApi } from '../../firebase/callApi.ts';
import { newestOf } from '../../firebase/newestOf.ts';
import { StreamView } from './StreamView.tsx';

const everyMilliseconds = 1000;

/** The overlay for audiences too large to listen each: reads the cached state every second. */
export function PolledStreamPage({ cot }: { readonly cot: string }) {
  const [live, setLive] = useState<LiveQuestion | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const path = `/api/public/live?cot=${encodeURIComponent(cot)}`;
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function read(): Promise<void> {
      try {
        const { question } = await callApi<LiveAnswer>('GET', path, undefined, stop.signal);
        setLive((before) => newestOf(before, question));
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
  }, [cot]);
  return <StreamView live={live} />;
}
