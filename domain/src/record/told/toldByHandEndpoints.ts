import { post, type SchemasOf } from '../../kernel/access/endpoint.ts';
import {
  type HandNoticeAnswer,
  type HandNoticeRequest,
  handNoticeRequest,
} from '../../polls/notices/noticeRequests.ts';
import { type UndoActaToldRequest, undoActaToldRequest } from './toldRequests.ts';

/** That owners were told of the minutes by hand, a whole list at once: what is sent may be long. */
export const toldByHandEndpoints = {
  noteActaTold: post('/reports/acta/told/hand', 'communicateActa').of<
    HandNoticeRequest,
    HandNoticeAnswer
  >(),
  undoActaTold: post('/reports/acta/told/undo', 'communicateActa').of<
    UndoActaToldRequest,
    HandNoticeAnswer
  >(),
};

export const toldByHandSchemas: SchemasOf<typeof toldByHandEndpoints> = {
  noteActaTold: handNoticeRequest,
  undoActaTold: undoActaToldRequest,
};
