import type { Charge, ChargeProxy } from '@asamblea/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiFailure } from '../../firebase/ApiFailure.ts';
import { callApi } from '../../firebase/callApi.ts';

/** Nothing tells an attorney's phone that a proxy was taken back: it asks this often, while it is looked at. */
const everyMillis = 10_000;

/** What one represents, and what of it was taken back since the page is open. */
export function useCharge(onChange: () => void) {
  const [proxies, setProxies] = useState<readonly ChargeProxy[]>([]);
  const [ended, setEnded] = useState<readonly ChargeProxy[]>([]);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const held = useRef<ReadonlySet<string>>(new Set());
  const change = useRef(onChange);
  change.current = onChange;

  const reload = useCallback(async () => {
    const answer = await callApi<Charge>('GET', '/api/proxies/charge').catch(() => null);
    // The ballot says what is wrong with the network; this only adds to it.
    if (answer === null || !Array.isArray(answer.proxies)) return;
    const live = answer.proxies.filter(isLive);
    const gone = answer.proxies.filter((one) => !isLive(one) && held.current.has(one.proxyId));
    held.current = new Set(live.map(({ proxyId }) => proxyId));
    setProxies(live);
    if (gone.length === 0) return;
    setEnded((before) => [...before, ...gone]);
    change.current();
  }, []);
  useEffect(() => {
    void reload();
    const look = () => {
      if (document.visibilityState === 'visible') void reload();
    };
    const timer = setInterval(look, everyMillis);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [reload]);

  async function answer(accepts: boolean, answered: readonly ChargeProxy[]): Promise<void> {
    setFailure(null);
    const sent = answered.map(({ proxyId, terms }) => ({ proxyId, terms }));
    try {
      await callApi<unknown>('POST', '/api/proxies/charge', { accepts, proxies: sent });
    } catch (error) {
      setFailure(error instanceof ApiFailure ? error : ApiFailure.network());
    }
    await reload();
  }

  return { proxies, ended, failure, answer };
}

function isLive({ state }: ChargeProxy): boolean {
  return state === 'accepted' || state === 'used';
}
