import { type OwnProxies, proxyEndpoints } from '@asamblea/domain';
import { useCallback, useEffect, useState } from 'react';
import { ApiFailure } from '../../../../firebase/asking/ApiFailure.ts';
import { askApi } from '../../../../firebase/asking/askApi.ts';
import { useLookAgain } from '../../../../firebase/asking/useLookAgain.ts';

/** While the desk has something to answer, how often it is looked whether it did. */
const waitingMs = 20_000;

/**
 * The proxies that the owner gave. Asked again on coming back to the page, and now and then while the desk
 * decides.
 */
export function useOwnProxies() {
  const [own, setOwn] = useState<OwnProxies | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const waits = own?.proxies.some(({ state }) => state === 'received') ?? false;

  const reload = useCallback(async () => {
    try {
      setOwn(await askApi(proxyEndpoints.readOwnProxies));
      setFailure(null);
    } catch (error) {
      setFailure(ApiFailure.of(error));
    }
  }, []);

  useLookAgain(reload);

  useEffect(() => {
    if (!waits) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void reload();
    }, waitingMs);
    return () => clearInterval(timer);
  }, [waits, reload]);

  return { own, failure, reload };
}
