import { get, post, type SchemasOf } from '../../kernel/access/endpoint.ts';
import {
  type HandNoticeAnswer,
  type HandNoticeRequest,
  handNoticeRequest,
  type UndoHandNoticeRequest,
  undoHandNoticeRequest,
} from './noticeRequests.ts';
import type { NoticeSubjects, NotifiedView } from './notifiedView.ts';

/** The people notified of each notice: the one table, and the notices that staff record by hand. */
export const noticeEndpoints = {
  readNoticeSubjects: get('/notices', 'readNotices').of<undefined, NoticeSubjects>(),
  readNotified: get('/notices/:convocationId', 'readNotices').of<undefined, NotifiedView>(),
  writeHandNotice: post('/notices', 'noteNotices').of<HandNoticeRequest, HandNoticeAnswer>(),
  undoHandNotice: post('/notices/:noticeId/undo', 'noteNotices').of<
    UndoHandNoticeRequest,
    HandNoticeAnswer
  >(),
};

export const noticeSchemas: SchemasOf<typeof noticeEndpoints> = {
  writeHandNotice: handNoticeRequest,
  undoHandNotice: undoHandNoticeRequest,
};
