import { type Outcome, refuse, type StoredResult } from '@asamblea/domain';
import { questionKeys } from '../../kernel/platform/openQuestionKeys.ts';
import type { QuestionKeys } from '../../kernel/platform/questionKeys.ts';
import { countAndCommit } from './closeTogether.ts';
import type { QuestionAction } from './openQuestion.ts';
import { type LineWait, reachLine } from './reachLine.ts';

/** Closes one question, in the same resumable steps as several. */
export async function closeQuestion(
  asked: QuestionAction,
  keys: QuestionKeys = questionKeys(),
  waiting: Partial<LineWait> = {},
): Promise<Outcome<StoredResult>> {
  const reached = await reachLine({ ...asked, questionIds: [asked.questionId] }, waiting);
  if (!reached.ok) return reached;
  const [question] = reached.value;
  return question === undefined
    ? refuse('question-unknown')
    : countAndCommit(asked, question, keys);
}
