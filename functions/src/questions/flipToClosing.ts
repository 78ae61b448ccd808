import { accept, type Outcome, type Question, refuse } from '@asamblea/domain';
import { drawLine } from './drawLine.ts';
import type { QuestionAction } from './openQuestion.ts';

/** First step of closing one question: see `drawLine`. */
export async function flipToClosing(asked: QuestionAction): Promise<Outcome<Question>> {
  const drawn = await drawLine({ ...asked, questionIds: [asked.questionId] });
  if (!drawn.ok) return drawn;
  const [question] = drawn.value;
  return question === undefined ? refuse('question-unknown') : accept(question);
}
