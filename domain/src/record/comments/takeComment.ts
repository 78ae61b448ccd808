import { accept, type Outcome, refuse } from '../../kernel/refusals/outcome.ts';
import type { ActaDocument } from '../subject/actaDocument.ts';
import { type ActaComment, commentsAtMost } from './actaComment.ts';

/** The facts that a new comment depends on. */
export interface TakingComment {
  /** The one that is stored under its id; null: none. */
  readonly known: ActaComment | null;
  /** How many the minutes have. */
  readonly kept: number;
  readonly acta: Pick<ActaDocument, 'state'>;
}

/**
 * Takes in a comment of minutes that are in review. The same again changes nothing; another one under the same id
 * is `acta-comment-exists`. Refuses `acta-not-in-review` in any other step and `acta-comments-full` past what
 * anybody reads.
 */
export function takeComment(
  comment: ActaComment,
  { known, kept, acta }: TakingComment,
): Outcome<ActaComment> {
  if (known !== null) {
    const isSame =
      known.by === comment.by && (known.withdrawnAt !== null || known.text === comment.text);
    return isSame ? accept(known) : refuse('acta-comment-exists');
  }
  if (acta.state !== 'review') return refuse('acta-not-in-review');
  if (kept >= commentsAtMost) return refuse('acta-comments-full');
  return accept(comment);
}
