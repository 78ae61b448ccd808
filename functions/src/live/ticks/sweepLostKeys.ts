import type { QuestionKeys } from '../../kernel/keys/questionKeys.ts';
import { attempt } from '../../kernel/platform/reportProblem.ts';
import { annulKeyless, mayLoseKey } from '../../polls/closing/annulKeyless.ts';
import type { OpenQuestions } from './findOpenQuestions.ts';

/** Annuls the open secret questions that nobody can count any more. Returns how many. */
export async function sweepLostKeys(
  keys: Pick<QuestionKeys, 'read'>,
  now: number,
  found: readonly OpenQuestions[],
): Promise<number> {
  let annulled = 0;
  for (const { assemblyId, open } of found) {
    for (const { question } of open.filter((one) => mayLoseKey(one.question))) {
      const asked = { assemblyId, questionId: question.questionId };
      await attempt('lost key not looked for', async () => {
        if (await annulKeyless(asked, now, keys.read)) annulled += 1;
      });
    }
  }
  return annulled;
}
