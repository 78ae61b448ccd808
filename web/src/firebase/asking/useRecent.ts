import type { Asker, Endpoint } from '@asamblea/domain';
import { useEffect, useState } from 'react';
import { askApi } from './askApi.ts';

/** The list of the API, read once; nothing if it cannot be read, and the page works as well. */
export function useRecent<T>(
  endpoint: Endpoint<string, Asker, undefined, readonly T[]>,
): readonly T[] {
  const [listed, setListed] = useState<readonly T[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    askApi(endpoint, undefined, leaving.signal).then(setListed, () => undefined);
    return () => leaving.abort();
  }, [endpoint]);
  return listed;
}
