import {
  at,
  consentEndpoints,
  type NotifyRequest,
  noticesAtOnce,
  type ObjectionRequest,
  type UndoRequest,
} from '@asamblea/domain';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { sendPaper } from '../../../firebase/asking/sendPaper.ts';
import { useAttempt } from '../../../firebase/asking/useAttempt.ts';
import type { ChosenPaper } from '../../../ui/files/PaperField.tsx';

/** The secretary's records about the absent. Each answers null when it was not done, and why is in `failure`. */
export function useConsentWork(questionId: string, onDone: () => Promise<void>) {
  const { failure, attempt, forget } = useAttempt();

  async function work<T>(send: () => Promise<T>): Promise<T | null> {
    const answer = await attempt(send);
    // Also after a failure: of several sendings, the first ones may have been done.
    await onDone();
    return answer;
  }

  return {
    failure,
    forget,
    /** How many were marked now; who already was keeps their date. */
    notify: (asked: NotifyRequest) =>
      work(async () => {
        let changed = 0;
        for (let from = 0; from < asked.noticeIds.length; from += noticesAtOnce) {
          const noticeIds = asked.noticeIds.slice(from, from + noticesAtOnce);
          const body = { ...asked, noticeIds };
          changed += (await askApi(at(consentEndpoints.notifyAbsentees, { questionId }), body))
            .changed;
        }
        return changed;
      }),
    object: (asked: Omit<ObjectionRequest, 'fileId'>, paper: ChosenPaper | null) =>
      work(async () => {
        const fileId = paper === null ? null : (await sendPaper(paper)).fileId;
        return askApi(at(consentEndpoints.recordObjection, { questionId }), { ...asked, fileId });
      }),
    undo: (asked: UndoRequest) =>
      work(() => askApi(at(consentEndpoints.undoNotice, { questionId }), asked)),
  };
}

export type ConsentWork = ReturnType<typeof useConsentWork>;
