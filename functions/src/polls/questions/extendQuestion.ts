import type { Outcome } from '@asamblea/domain';
import { extendTogether } from './extendTogether.ts';
import type { QuestionAction } from './openQuestion.ts';

export interface Extension extends QuestionAction {
  /** The new hour of closing. */
  readonly closesAt: number;
}

/** Gives one open question more time, as several are. */
export function extendQuestion(asked: Extension): Promise<Outcome<{ readonly closesAt: number }>> {
  return extendTogether({ ...asked, questionIds: [asked.questionId] });
}
