import { get, post, type SchemasOf } from '../../kernel/access/endpoint.ts';
import type { ActaComment } from './actaComment.ts';
import * as asked from './commentRequests.ts';

/** Every comment of the minutes of a call. */
export interface ActaCommentsAnswer {
  readonly comments: readonly ActaComment[];
}

interface CommentAnswer {
  readonly comment: ActaComment;
}

/** The comments on the paragraphs of minutes that are in review. */
export const actaCommentEndpoints = {
  readActaComments: get('/reports/acta/comments', 'readActa').of<
    asked.ActaCommentsQuery,
    ActaCommentsAnswer
  >(),
  commentActa: post('/reports/acta/comment', 'commentActa').of<
    asked.CommentActaRequest,
    CommentAnswer
  >(),
  answerComment: post('/reports/acta/comment/answer', 'commentActa').of<
    asked.AnswerCommentRequest,
    CommentAnswer
  >(),
  settleComment: post('/reports/acta/comment/settle', 'commentActa').of<
    asked.SettleCommentRequest,
    CommentAnswer
  >(),
  withdrawComment: post('/reports/acta/comment/withdraw', 'commentActa').of<
    asked.WithdrawCommentRequest,
    CommentAnswer
  >(),
};

export const actaCommentSchemas: SchemasOf<typeof actaCommentEndpoints> = {
  readActaComments: asked.actaCommentsQuery,
  commentActa: asked.commentActaRequest,
  answerComment: asked.answerCommentRequest,
  settleComment: asked.settleCommentRequest,
  withdrawComment: asked.withdrawCommentRequest,
};
