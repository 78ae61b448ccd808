import { type MandateProxy, proxyEndpoints } from '@asamblea/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { askApi } from '../../../../firebase/asking/askApi.ts';
import { useAttempt } from '../../../../firebase/asking/useAttempt.ts';
import { useRoomKnown } from '../../../../ui/device/useRoomKnown.ts';

/** Nothing tells an attorney's phone that a proxy was taken back: it asks this often, while it is looked at. */
const everyMillis = 10_000;

/** The proxies one holds, and those revoked since the page is open. */
export function useMandate(onChange: () => void) {
  const [proxies, setProxies] = useState<readonly MandateProxy[]>([]);
  const [ended, setEnded] = useState<readonly MandateProxy[]>([]);
  const [isKnown, setKnown] = useState(false);
  useRoomKnown(isKnown);
  const { failure, attempt } = useAttempt();
  const held = useRef<ReadonlySet<string>>(new Set());
  const change = useRef(onChange);
  change.current = onChange;

  const reload = useCallback(async () => {
    const answer = await askApi(proxyEndpoints.readMandate).catch(() => null);
    setKnown(true);
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

  async function answer(accepts: boolean, answered: readonly MandateProxy[]): Promise<void> {
    const sent = answered.map(({ proxyId, terms }) => ({ proxyId, terms }));
    const body = { accepts, proxies: sent };
    await attempt(() => askApi(proxyEndpoints.answerMandate, body));
    await reload();
  }

  return { proxies, ended, failure, answer };
}

function isLive({ state }: MandateProxy): boolean {
  return state === 'accepted' || state === 'used';
}
