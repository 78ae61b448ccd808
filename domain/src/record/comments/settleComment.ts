import { accept, type Outcome, refuse } from '../../kernel/refusals/outcome.ts';
import type { ActaComment } from './actaComment.ts';

/**
 * Marks a comment as settled, or opens it again with `isSettled` false. The same again changes nothing. Refuses
 * `not-found` for a comment that was taken back.
 */
export function settleComment(
  comment: ActaComment,
  isSettled: boolean,
  settler: NonNullable<ActaComment['settled']>,
): Outcome<ActaComment> {
  if (comment.withdrawnAt !== null) return refuse('not-found');
  if ((comment.settled !== null) === isSettled) return accept(comment);
  return accept({ ...comment, settled: isSettled ? settler : null });
}
