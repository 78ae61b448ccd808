import type { Outcome, StoredResult } from '@asamblea/domain';
import { commitResult } from './commitResult.ts';
import { flipToClosing } from './flipToClosing.ts';
import type { QuestionAction } from './openQuestion.ts';
import { recount } from './recount.ts';

/**
 * Closes a question: draw the line, count as of the line, write the result. Each step finds what the
 * previous ones left, so anybody may call it again after an interruption, or at the same time.
 */
export async function closeQuestion(asked: QuestionAction): Promise<Outcome<StoredResult>> {
  const flipped = await flipToClosing(asked);
  if (!flipped.ok) return flipped;
  const counted = await recount(asked.assemblyId, asked.questionId, asked.now);
  return commitResult(asked, counted);
}
