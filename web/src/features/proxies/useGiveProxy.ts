import type { OwnProxyRequest, ProxyAnswer } from '@asamblea/domain';
import { useRef, useState } from 'react';
import { ApiFailure } from '../../firebase/ApiFailure.ts';
import { callApi } from '../../firebase/callApi.ts';
import { sendPaper } from '../../firebase/sendPaper.ts';
import type { Paper } from '../../ui/PaperField.tsx';

type Asked = Omit<OwnProxyRequest, 'proxyId' | 'fileId'>;

/** Hands in a proxy, its paper first. The same content tried again is the same proxy. */
export function useGiveProxy(path: '/api/proxies/own' | '/api/proxies') {
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const sent = useRef({ content: '', proxyId: '' });

  /** Null when it was not received; then `failure` says why. */
  async function give(asked: Asked, paper: Paper | null): Promise<ProxyAnswer | null> {
    setFailure(null);
    const content = JSON.stringify([asked, paper?.fileId ?? null]);
    if (sent.current.content !== content) {
      sent.current = { content, proxyId: crypto.randomUUID() };
    }
    try {
      const fileId = paper === null ? null : (await sendPaper(paper)).fileId;
      const body = { ...asked, proxyId: sent.current.proxyId, fileId };
      return await callApi<ProxyAnswer>('POST', path, body);
    } catch (error) {
      setFailure(error instanceof ApiFailure ? error : ApiFailure.network());
      return null;
    }
  }

  return { failure, give };
}
