import { accept, type Outcome } from '@asamblea/domain';
import { questionKeys } from '../../kernel/keys/openQuestionKeys.ts';
import type { QuestionKeys } from '../../kernel/keys/questionKeys.ts';
import { type Annulling, takeBack } from '../questions/takeBack.ts';
import { disposeKey } from './disposeKey.ts';

/**
 * Annuls a question that was opened and, if asked, leaves a draft with the same terms to vote again.
 * Votes, result and events stay as they are; every screen says that they do not count. The sealed
 * sums of a secret one are never opened: its key is destroyed.
 */
export async function annulQuestion(
  asked: Annulling,
  keys: QuestionKeys = questionKeys(),
): Promise<Outcome<{ readonly questionId: string; readonly repeatAs: string | null }>> {
  const annulled = await takeBack({ ...asked, from: 'chair' });
  if (annulled.ok && annulled.value.wasSecret) await disposeKey(asked, keys);
  if (!annulled.ok) return annulled;
  const { questionId, repeatAs } = annulled.value;
  return accept({ questionId, repeatAs });
}
