import { type ConflictsAnswer, type ProxyRecord, proxyEndpoints } from '@asamblea/domain';
import { useCallback, useEffect, useState } from 'react';
import { ApiFailure } from '../../../../firebase/asking/ApiFailure.ts';
import { askApi } from '../../../../firebase/asking/askApi.ts';

/** Several desks at work change proxies many times a second: the server is asked once for them. */
const settleMs = 400;

/** The conflicts of each proxy, told again by the server whenever one of them changes. */
export function useConflicts(proxies: readonly ProxyRecord[]) {
  const [conflicts, setConflicts] = useState<ConflictsAnswer>({});
  const [failed, setFailed] = useState(false);

  const ask = useCallback(async (signal?: AbortSignal) => {
    try {
      setConflicts(await askApi(proxyEndpoints.readConflicts, undefined, signal));
      setFailed(false);
    } catch (error) {
      // Giving up because something newer is asked is not a failure.
      if (error instanceof ApiFailure) setFailed(true);
    }
  }, []);

  useEffect(() => {
    if (proxies.length === 0) return;
    const stop = new AbortController();
    const timer = setTimeout(() => void ask(stop.signal), settleMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [proxies, ask]);

  return { conflicts, failed, retry: () => void ask() };
}
