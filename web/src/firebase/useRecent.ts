import type { Asker, Endpoint } from '@asamblea/domain';
import { useEffect, useState } from 'react';
import { askApi } from './askApi.ts';
import { callApi } from './callApi.ts';

type Asks<T> = Endpoint<string, Asker, undefined, readonly T[]> | string;

/** What the API lists, read once; nothing if it cannot be read, and the page works as well. */
export function useRecent<T>(asked: Asks<T>): readonly T[] {
  const [listed, setListed] = useState<readonly T[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const asking =
      typeof asked === 'string'
        ? callApi<readonly T[]>('GET', asked, undefined, signal)
        : askApi(asked, undefined, signal);
    asking.then(setListed, () => undefined);
    return () => leaving.abort();
  }, [asked]);
  return listed;
}
