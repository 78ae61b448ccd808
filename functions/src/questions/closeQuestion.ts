import { isSecret, type Outcome, type StoredResult } from '@asamblea/domain';
import { type QuestionKeys, questionKeys } from '../platform/questionKeys.ts';
import { commitResult } from './commitResult.ts';
import { disposeKey } from './disposeKey.ts';
import { flipToClosing } from './flipToClosing.ts';
import type { QuestionAction } from './openQuestion.ts';
import { recount } from './recount.ts';

/**
 * Closes a question: draw the line, count as of the line, write the result; of a secret one, destroy
 * the key then. Each step finds what the previous ones left, so anybody may call it again after an
 * interruption, or at the same time.
 */
export async function closeQuestion(
  asked: QuestionAction,
  keys: QuestionKeys = questionKeys(),
): Promise<Outcome<StoredResult>> {
  const flipped = await flipToClosing(asked);
  if (!flipped.ok) return flipped;
  const counted = await recount(asked.assemblyId, asked.questionId, asked.now, keys);
  const committed = await commitResult(asked, counted);
  if (committed.ok && isSecret(flipped.value)) await disposeKey(asked, keys);
  return committed;
}
