import { accept, type Outcome, refuse } from '../../kernel/refusals/outcome.ts';
import { type ActaComment, type ActaCommentAnswer, answersAtMost } from './actaComment.ts';

/**
 * Adds an answer to a comment. The same answer again changes nothing; another one under its id is
 * `acta-comment-exists`. Refuses `not-found` for a comment that was taken back and `acta-comments-full` past what
 * anybody reads.
 */
export function answerComment(
  comment: ActaComment,
  answer: ActaCommentAnswer,
): Outcome<ActaComment> {
  const { answers } = comment;
  const known = answers.find(({ answerId }) => answerId === answer.answerId);
  if (known !== undefined) {
    const isSame = known.by === answer.by && known.text === answer.text;
    return isSame ? accept(comment) : refuse('acta-comment-exists');
  }
  if (comment.withdrawnAt !== null) return refuse('not-found');
  if (answers.length >= answersAtMost) return refuse('acta-comments-full');
  return accept({ ...comment, answers: [...answers, answer] });
}
