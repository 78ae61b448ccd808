import type { Outcome, StoredResult } from '@asamblea/domain';
import { type QuestionKeys, questionKeys } from '../platform/questionKeys.ts';
import { countAndCommit } from './closeTogether.ts';
import { flipToClosing } from './flipToClosing.ts';
import type { QuestionAction } from './openQuestion.ts';

/** Closes one question, in the same resumable steps as several. */
export async function closeQuestion(
  asked: QuestionAction,
  keys: QuestionKeys = questionKeys(),
): Promise<Outcome<StoredResult>> {
  const flipped = await flipToClosing(asked);
  return flipped.ok ? countAndCommit(asked, flipped.value, keys) : flipped;
}
