import { useEffect, useState } from 'react';
import { callApi } from './callApi.ts';

/** What an address lists, read once; nothing if it cannot be read, and the page works as well. */
export function useRecent<T>(path: string): readonly T[] {
  const [listed, setListed] = useState<readonly T[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    callApi<readonly T[]>('GET', path, undefined, leaving.signal).then(setListed, () => undefined);
    return () => leaving.abort();
  }, [path]);
  return listed;
}
