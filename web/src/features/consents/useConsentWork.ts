import {
  type ConsentAnswer,
  type NotifyRequest,
  noticesAtOnce,
  type ObjectionRequest,
  type UndoRequest,
} from '@asamblea/domain';
import { useState } from 'react';
import { ApiFailure } from '../../firebase/ApiFailure.ts';
import { callApi } from '../../firebase/callApi.ts';
import { sendPaper } from '../../firebase/sendPaper.ts';
import type { Paper } from '../../ui/PaperField.tsx';

/** What the secretary writes down of the absent. Each answers null when it was not done, and why is in `failure`. */
export function useConsentWork(questionId: string, onDone: () => Promise<void>) {
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const path = `/api/consents/${questionId}`;

  async function work<T>(send: () => Promise<T>): Promise<T | null> {
    setFailure(null);
    try {
      return await send();
    } catch (error) {
      setFailure(error instanceof ApiFailure ? error : ApiFailure.network());
      return null;
    } finally {
      // Also after a failure: of several sendings, the first ones may have been done.
      await onDone();
    }
  }

  return {
    failure,
    forget: () => setFailure(null),
    /** How many were marked now; who already was keeps their date. */
    notify: (asked: NotifyRequest) =>
      work(async () => {
        let changed = 0;
        for (let from = 0; from < asked.noticeIds.length; from += noticesAtOnce) {
          const noticeIds = asked.noticeIds.slice(from, from + noticesAtOnce);
          const body = { ...asked, noticeIds };
          changed += (await callApi<ConsentAnswer>('POST', `${path}/notify`, body)).changed;
        }
        return changed;
      }),
    object: (asked: Omit<ObjectionRequest, 'fileId'>, paper: Paper | null) =>
      work(async () => {
        const fileId = paper === null ? null : (await sendPaper(paper)).fileId;
        return callApi<ConsentAnswer>('POST', `${path}/object`, { ...asked, fileId });
      }),
    undo: (asked: UndoRequest) => work(() => callApi<ConsentAnswer>('POST', `${path}/undo`, asked)),
  };
}

export type ConsentWork = ReturnType<typeof useConsentWork>;
