import type { Outcome, Question } from '@asamblea/domain';
import { reachLine } from '../../polls/closing/reachLine.ts';
import type { QuestionAction } from '../../polls/questions/questionAction.ts';

/** The first steps of closing a question by somebody who then goes away: its line is drawn, at once. */
export function stopAtLine(asked: QuestionAction): Promise<Outcome<readonly Question[]>> {
  const drain = { drainMillis: 0, skewMillis: 0 };
  return reachLine({ ...asked, questionIds: [asked.questionId] }, { drain });
}
