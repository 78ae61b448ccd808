import {
  at,
  type HandNoticeAnswer,
  type HandNoticeRequest,
  noticeEndpoints,
} from '@asamblea/domain';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { sendPaper } from '../../../firebase/asking/sendPaper.ts';
import { useAttempt } from '../../../firebase/asking/useAttempt.ts';
import type { ChosenPaper } from '../../../ui/files/PaperField.tsx';

/** Where what is written down by hand goes. */
export interface NotifiedDoor {
  readonly write: (asked: HandNoticeRequest) => Promise<HandNoticeAnswer>;
  readonly undo: (noticeId: string, reason: string) => Promise<HandNoticeAnswer>;
}

/** Of a notice of the meeting. */
const ofNotices: NotifiedDoor = {
  write: (asked) => askApi(noticeEndpoints.writeHandNotice, asked),
  undo: (noticeId, reason) => askApi(at(noticeEndpoints.undoHandNotice, { noticeId }), { reason }),
};

/** The notices recorded by hand. Each answers null when it was not done, and why is in `failure`. */
export function useNotifiedWork(onDone: () => void, door: NotifiedDoor = ofNotices) {
  const { failure, attempt, forget } = useAttempt();

  async function work(send: () => Promise<HandNoticeAnswer>): Promise<HandNoticeAnswer | null> {
    const answer = await attempt(send);
    onDone();
    return answer;
  }

  return {
    failure,
    forget,
    write: (asked: Omit<HandNoticeRequest, 'fileId'>, paper: ChosenPaper | null) =>
      work(async () => {
        const fileId = paper === null ? null : (await sendPaper(paper)).fileId;
        return door.write({ ...asked, fileId });
      }),
    undo: (noticeId: string, reason: string) => work(() => door.undo(noticeId, reason)),
  };
}

export type NotifiedWork = ReturnType<typeof useNotifiedWork>;
