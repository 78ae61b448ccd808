import * as z from 'zod';
import { documentIdSchema } from '../../kernel/identity/ids.ts';

/** `POST /api/rosters/restore`: puts an earlier version back in force. */
export const restoreRequest = z.strictObject({
  version: documentIdSchema,
  /** The version that the person saw in force. */
  from: documentIdSchema,
});
export type RestoreRequest = z.infer<typeof restoreRequest>;

/**
 * The questions that were opened while a version was in force. Their count rests on its units, so the
 * version can be followed by another but not undone.
 */
export function questionsVotedOn<Q extends { readonly openedAt: number | null }>(
  questions: readonly Q[],
  activatedAt: number,
): readonly Q[] {
  return questions.filter(({ openedAt }) => openedAt !== null && openedAt >= activatedAt);
}
