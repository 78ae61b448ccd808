import type { OwnProxyRequest, ProxyAnswer } from '@asamblea/domain';
import { sendPaper } from '../../../firebase/asking/sendPaper.ts';
import { useAttempt } from '../../../firebase/asking/useAttempt.ts';
import type { ChosenPaper } from '../../../ui/files/PaperField.tsx';
import { useContentId } from '../../../ui/forms/useContentId.ts';

type Ids = Pick<OwnProxyRequest, 'proxyId' | 'fileId'>;
/** The written part of a proxy, before it and its paper have their ids. */
export type WrittenProxy<Request extends Ids> = Omit<Request, keyof Ids>;

/** Hands in a proxy, its paper first. The same content tried again is the same proxy. */
export function useGiveProxy<Asked extends object>(
  hand: (request: Asked & Ids) => Promise<ProxyAnswer>,
) {
  const { failure, attempt } = useAttempt();
  const idOf = useContentId();

  /** Null when it was not received; then `failure` says why. */
  async function give(asked: Asked, paper: ChosenPaper | null): Promise<ProxyAnswer | null> {
    const proxyId = idOf([asked, paper?.fileId ?? null]);
    return attempt(async () => {
      const fileId = paper === null ? null : (await sendPaper(paper)).fileId;
      return await hand({ ...asked, proxyId, fileId });
    });
  }

  return { failure, give };
}
