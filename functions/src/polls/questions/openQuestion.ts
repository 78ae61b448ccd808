import type { OpenAnswer, Outcome } from '@asamblea/domain';
import { questionKeys } from '../../kernel/platform/openQuestionKeys.ts';
import type { QuestionKeys } from '../../kernel/platform/questionKeys.ts';
import { openTogether, type TogetherOpening } from './openTogether.ts';

export interface QuestionAction {
  readonly assemblyId: string;
  readonly questionId: string;
  readonly by: string;
  readonly now: number;
}

/**
 * Opens one draft, as several are, for as long as its terms say. Opening what is already open only brings
 * it back to the stage, with those it was opened with.
 */
export function openQuestion(
  asked: QuestionAction & Pick<TogetherOpening, 'declaresNoConflict' | 'outsideAgenda'>,
  keys: QuestionKeys = questionKeys(),
): Promise<Outcome<OpenAnswer>> {
  return openTogether({ ...asked, questionIds: [asked.questionId] }, keys);
}
