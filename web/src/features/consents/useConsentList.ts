import { useCallback, useEffect, useState } from 'react';
import { callApi } from '../../firebase/callApi.ts';

/** What waits for the absent, read on arriving and on coming back to the page. A failure shows nothing. */
export function useConsentList<T>(path: '/api/consents' | '/api/consents/own') {
  const [list, setList] = useState<T | null>(null);

  const reload = useCallback(async () => {
    try {
      setList(await callApi<T>('GET', path));
    } catch {
      // A reminder that cannot be read is not worth a warning: the next look tries again.
    }
  }, [path]);

  useEffect(() => {
    void reload();
    const look = () => {
      if (document.visibilityState === 'visible') void reload();
    };
    document.addEventListener('visibilitychange', look);
    addEventListener('online', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      removeEventListener('online', look);
    };
  }, [reload]);

  return { list, reload };
}
