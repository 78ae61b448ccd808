import { at, type IssuedCode, proxyEndpoints } from '@asamblea/domain';
import { useRef, useState } from 'react';
import { ApiFailure } from '../../../../firebase/asking/ApiFailure.ts';
import { askApi } from '../../../../firebase/asking/askApi.ts';

/** The decisions of the desk on proxies. One thing at a time; repeating one changes nothing. */
export function useProxyWork() {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<{ proxyId: string; failure: ApiFailure } | null>(null);
  const [issued, setIssued] = useState<{ proxyId: string; code: IssuedCode } | null>(null);
  const working = useRef(false);

  async function work(proxyId: string, send: () => Promise<unknown>): Promise<void> {
    if (working.current) return;
    working.current = true;
    setBusy(true);
    setFailed(null);
    try {
      await send();
    } catch (error) {
      const failure = ApiFailure.of(error);
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
    const { code } = await askApi(at(proxyEndpoints.acceptProxy, { proxyId }), choice);
    if (code !== null) setIssued({ proxyId, code });
  }

  return {
    busy,
    failed,
    issued,
    closeIssued: () => setIssued(null),
    forget: () => setFailed(null),
    accept: (proxyId: string) =>
      work(proxyId, () => sendAcceptance(proxyId, { replaceOlder: false, release: false })),
    acceptReplacing: (proxyId: string, release: boolean) =>
      sendAcceptance(proxyId, { replaceOlder: true, release }),
    reject: (proxyId: string, reason: string) =>
      work(proxyId, () => askApi(at(proxyEndpoints.rejectProxy, { proxyId }), { reason })),
    revoke: (proxyId: string, release: boolean) =>
      askApi(at(proxyEndpoints.revokeProxy, { proxyId }), { signerId: null, release }),
  };
}
