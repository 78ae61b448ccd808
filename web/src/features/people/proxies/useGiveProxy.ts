import type { OwnProxyRequest, ProxyAnswer } from '@asamblea/domain';
import { useRef } from 'react';
import { sendPaper } from '../../../firebase/asking/sendPaper.ts';
import { useAttempt } from '../../../firebase/asking/useAttempt.ts';
import type { ChosenPaper } from '../../../ui/files/PaperField.tsx';

type Ids = Pick<OwnProxyRequest, 'proxyId' | 'fileId'>;
/** The written part of a proxy, before it and its paper have their ids. */
export type WrittenProxy<Request extends Ids> = Omit<Request, keyof Ids>;

/** Hands in a proxy, its paper first. The same content tried again is the same proxy. */
export function useGiveProxy<Asked extends object>(
  hand: (request: Asked & Ids) => Promise<ProxyAnswer>,
) {
  const { failure, attempt } = useAttempt();
  const sent = useRef({ content: '', proxyId: '' });

  /** Null when it was not received; then `failure` says why. */
  async function give(asked: Asked, paper: ChosenPaper | null): Promise<ProxyAnswer | null> {
    const content = JSON.stringify([asked, paper?.fileId ?? null]);
    if (sent.current.content !== content) {
      sent.current = { content, proxyId: crypto.randomUUID() };
    }
    return attempt(async () => {
      const fileId = paper === null ? null : (await sendPaper(paper)).fileId;
      const body = { ...asked, proxyId: sent.current.proxyId, fileId };
      return await hand(body);
    });
  }

  return { failure, give };
}
