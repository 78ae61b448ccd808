import type { AcceptAnswer, IssuedCode } from '@asamblea/domain';
import { useRef, useState } from 'react';
import { ApiFailure } from '../../firebase/ApiFailure.ts';
import { callApi } from '../../firebase/callApi.ts';

/** What the desk decides on proxies. One thing at a time; repeating one changes nothing. */
export function useProxyWork() {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<{ proxyId: string; failure: ApiFailure } | null>(null);
  const [gift, setGift] = useState<{ proxyId: string; code: IssuedCode } | null>(null);
  const working = useRef(false);

  async function work(proxyId: string, send: () => Promise<unknown>): Promise<void> {
    if (working.current) return;
    working.current = true;
    setBusy(true);
    setFailed(null);
    try {
      await send();
    } catch (error) {
      const failure = error instanceof ApiFailure ? error : ApiFailure.network();
      setFailed({ proxyId, failure });
    } finally {
      working.current = false;
      setBusy(false);
    }
  }

  /** Rejects with an `ApiFailure`; a code that comes with the answer is shown. */
  async function sendAcceptance(
    proxyId: string,
    choice: { replaceOlder: boolean; release: boolean },
  ) {
    const path = `/api/proxies/${proxyId}/accept`;
    const { code } = await callApi<AcceptAnswer>('POST', path, choice);
    if (code !== null) setGift({ proxyId, code });
  }

  return {
    busy,
    failed,
    gift,
    closeGift: () => setGift(null),
    forget: () => setFailed(null),
    accept: (proxyId: string) =>
      work(proxyId, () => sendAcceptance(proxyId, { replaceOlder: false, release: false })),
    acceptReplacing: (proxyId: string, release: boolean) =>
      sendAcceptance(proxyId, { replaceOlder: true, release }),
    reject: (proxyId: string, reason: string) =>
      work(proxyId, () => callApi('POST', `/api/proxies/${proxyId}/reject`, { reason })),
    revoke: (proxyId: string, release: boolean) =>
      callApi('POST', `/api/proxies/${proxyId}/revoke`, { signerId: null, release }),
  };
}
