import { documents } from '../../kernel/database/documents.ts';
import type { QuestionKeys } from '../../kernel/keys/questionKeys.ts';
import { attempt } from '../../kernel/platform/reportProblem.ts';
import { disposeKey } from './disposeKey.ts';

const atOnce = 50;

/** Destroys the keys that the closers did not get to. Returns how many. */
export async function sweepKeys(keys: QuestionKeys, now: number): Promise<number> {
  const waiting = await documents.everyKeyDisposal().limit(atOnce).get();
  let destroyed = 0;
  for (const disposal of waiting.docs) {
    const assemblyId = disposal.ref.parent.parent?.id;
    const { questionId, notBefore = 0 } = disposal.data();
    if (assemblyId === undefined || notBefore > now) continue;
    const question = { assemblyId, questionId };
    if (await attempt('key not destroyed', () => disposeKey(question, keys))) destroyed += 1;
  }
  return destroyed;
}
