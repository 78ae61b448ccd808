import type { HandNoticeAnswer, HandNoticeRequest } from '@asamblea/domain';
import { useState } from 'react';
import { ApiFailure } from '../../firebase/ApiFailure.ts';
import { callApi } from '../../firebase/callApi.ts';
import { sendPaper } from '../../firebase/sendPaper.ts';
import type { Paper } from '../../ui/PaperField.tsx';

/** What is written down by hand. Each answers null when it was not done, and why is in `failure`. */
export function useNotifiedWork(onDone: () => void) {
  const [failure, setFailure] = useState<ApiFailure | null>(null);

  async function work(send: () => Promise<HandNoticeAnswer>): Promise<HandNoticeAnswer | null> {
    setFailure(null);
    try {
      return await send();
    } catch (error) {
      setFailure(error instanceof ApiFailure ? error : ApiFailure.network());
      return null;
    } finally {
      onDone();
    }
  }

  return {
    failure,
    forget: () => setFailure(null),
    write: (asked: Omit<HandNoticeRequest, 'fileId'>, paper: Paper | null) =>
      work(async () => {
        const fileId = paper === null ? null : (await sendPaper(paper)).fileId;
        return callApi<HandNoticeAnswer>('POST', '/api/notices', { ...asked, fileId });
      }),
    undo: (noticeId: string, reason: string) =>
      work(() => callApi<HandNoticeAnswer>('POST', `/api/notices/${noticeId}/undo`, { reason })),
  };
}

export type NotifiedWork = ReturnType<typeof useNotifiedWork>;
