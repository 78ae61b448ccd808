import * as z from 'zod';
import { actaQuery, actaWhich } from '../written/actaRequests.ts';
import { anchorTextAtMost, commentAtMost } from './actaComment.ts';

const text = z.string().trim().min(1).max(commentAtMost);
const which = { ...actaWhich, commentId: z.uuid() };

/** `GET /api/reports/acta/comments`: those of the minutes of a call. */
export const actaCommentsQuery = actaQuery;
export type ActaCommentsQuery = z.infer<typeof actaCommentsQuery>;

/** `POST /api/reports/acta/comment`: what somebody says of a paragraph, as they read it. */
export const commentActaRequest = z.strictObject({
  ...which,
  text,
  anchor: z.strictObject({
    key: z.string().min(1).max(400),
    text: z.string().max(anchorTextAtMost),
  }),
});
export type CommentActaRequest = z.infer<typeof commentActaRequest>;

/** `POST /api/reports/acta/comment/answer` */
export const answerCommentRequest = z.strictObject({ ...which, text, answerId: z.uuid() });
export type AnswerCommentRequest = z.infer<typeof answerCommentRequest>;

/** `POST /api/reports/acta/comment/settle`: done, or open again. */
export const settleCommentRequest = z.strictObject({ ...which, isSettled: z.boolean() });
export type SettleCommentRequest = z.infer<typeof settleCommentRequest>;

/** `POST /api/reports/acta/comment/withdraw`: one's own. */
export const withdrawCommentRequest = z.strictObject(which);
export type WithdrawCommentRequest = z.infer<typeof withdrawCommentRequest>;
