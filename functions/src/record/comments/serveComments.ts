import {
  type ActaComment,
  accept,
  actaCommentEndpoints,
  actaCommentSchemas,
  answerComment,
  commentsAtMost,
  type Outcome,
  refuse,
  settleComment,
  takeComment,
  withdrawComment,
} from '@asamblea/domain';
import type { Requester } from '../../kernel/access/requireMember.ts';
import { serve } from '../../kernel/access/serve.ts';
import { actaDocuments } from '../versions/actaDocuments.ts';
import { type CommentAsked, changeComment } from './changeComment.ts';

/** The comments on the paragraphs of minutes that are in review. */
export const serveComments = () =>
  serve(actaCommentEndpoints, actaCommentSchemas, {
    async readActaComments({ assemblyId, asked: { session, call } }) {
      const found = await actaDocuments.comments(assemblyId, session, call).orderBy('at').get();
      return accept({ comments: found.docs.map((one) => one.data()) });
    },
    commentActa: (call) =>
      changeComment(which(call), async ({ known, acta }, tx) => {
        const { assemblyId, asked } = call;
        const { session, call: of } = asked;
        const all = actaDocuments.comments(assemblyId, session, of);
        const { size } = await tx.get(all.limit(commentsAtMost).select('at'));
        return takeComment(
          { ...asked, ...authorOf(call), answers: [], settled: null, withdrawnAt: null },
          { known, kept: size, acta },
        );
      }),
    answerComment: (call) =>
      changeComment(which(call), async ({ known }) => {
        const { answerId, text } = call.asked;
        return of(known, (one) => answerComment(one, { answerId, text, ...authorOf(call) }));
      }),
    settleComment: (call) =>
      changeComment(which(call), async ({ known }) =>
        of(known, (one) => settleComment(one, call.asked.isSettled, authorOf(call))),
      ),
    withdrawComment: (call) =>
      changeComment(which(call), async ({ known }) =>
        of(known, (one) => withdrawComment(one, { by: call.uid, now: call.now })),
      ),
  });

interface Asking extends Requester {
  readonly asked: { readonly session: number; readonly call: number; readonly commentId: string };
  readonly now: number;
}

function which({ assemblyId, asked, now }: Asking): CommentAsked {
  const { session, call, commentId } = asked;
  return { assemblyId, session, call, commentId, now };
}

function authorOf({ uid, member, now }: Asking) {
  return { by: uid, name: member.name, at: now };
}

function of(
  known: ActaComment | null,
  change: (known: ActaComment) => Outcome<ActaComment>,
): Outcome<ActaComment> {
  return known === null ? refuse('not-found') : change(known);
}
