import {
  at,
  type HandNoticeAnswer,
  type HandNoticeRequest,
  noticeEndpoints,
} from '@asamblea/domain';
import { askApi } from '../../../firebase/askApi.ts';
import { sendPaper } from '../../../firebase/sendPaper.ts';
import { useAttempt } from '../../../firebase/useAttempt.ts';
import type { Paper } from '../../../ui/PaperField.tsx';

/** What is written down by hand. Each answers null when it was not done, and why is in `failure`. */
export function useNotifiedWork(onDone: () => void) {
  const { failure, attempt, forget } = useAttempt();

  async function work(send: () => Promise<HandNoticeAnswer>): Promise<HandNoticeAnswer | null> {
    const answer = await attempt(send);
    onDone();
    return answer;
  }

  return {
    failure,
    forget,
    write: (asked: Omit<HandNoticeRequest, 'fileId'>, paper: Paper | null) =>
      work(async () => {
        const fileId = paper === null ? null : (await sendPaper(paper)).fileId;
        return askApi(noticeEndpoints.writeHandNotice, { ...asked, fileId });
      }),
    undo: (noticeId: string, reason: string) =>
      work(() => askApi(at(noticeEndpoints.undoHandNotice, { noticeId }), { reason })),
  };
}

export type NotifiedWork = ReturnType<typeof useNotifiedWork>;
