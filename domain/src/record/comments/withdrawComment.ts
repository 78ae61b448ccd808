import { accept, type Outcome, refuse } from '../../kernel/refusals/outcome.ts';
import type { ActaComment } from './actaComment.ts';

/**
 * Takes a comment back: its words go. The same again changes nothing. Refuses `not-allowed` for the comment of
 * somebody else and `acta-comment-answered` once somebody answered it, which can be settled instead.
 */
export function withdrawComment(
  comment: ActaComment,
  { by, now }: { readonly by: string; readonly now: number },
): Outcome<ActaComment> {
  if (comment.by !== by) return refuse('not-allowed');
  if (comment.withdrawnAt !== null) return accept(comment);
  if (comment.answers.length > 0) return refuse('acta-comment-answered');
  return accept({ ...comment, text: '', withdrawnAt: now });
}
