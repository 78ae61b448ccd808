import { accept, type Outcome, refuse, type StoredResult } from '@asamblea/domain';
import type { QuestionAction } from './openQuestion.ts';
import { showTogether } from './showTogether.ts';

/** Puts one result on the stage, as several are. */
export async function showResult(asked: QuestionAction): Promise<Outcome<StoredResult>> {
  const shown = await showTogether({ ...asked, questionIds: [asked.questionId] });
  if (!shown.ok) return shown;
  const [result] = shown.value.results;
  return result === undefined ? refuse('internal') : accept(result);
}
