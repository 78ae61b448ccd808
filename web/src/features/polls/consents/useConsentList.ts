import { useCallback, useState } from 'react';
import { callApi } from '../../../firebase/callApi.ts';
import { useLookAgain } from '../../../firebase/useLookAgain.ts';

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

  useLookAgain(reload);

  return { list, reload };
}
