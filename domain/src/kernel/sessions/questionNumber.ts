import { sayList } from '../lists/sayList.ts';

/** The number of a question: its place in the agenda and, when it is voted again, the repetition. */
export interface QuestionNumber {
  readonly number: number;
  /** 1 for what repeats an annulled question, 2 for what repeats that one; not said: it repeats none. */
  readonly repetition?: number;
}

/** `2`; `2, repetición`; `2, 2.ª repetición`: how every screen, paper and phone calls a question. */
export function sayQuestionNumber({ number, repetition = 0 }: QuestionNumber): string {
  if (repetition === 0) return String(number);
  return repetition === 1 ? `${number}, repetición` : `${number}, ${repetition}.ª repetición`;
}

/** Several of them, told apart also where one has a comma of its own: `1, 2 y 4`; `2, repetición; 3`. */
export function sayQuestionNumbers(questions: readonly QuestionNumber[]): string {
  return joinNumbers(questions.map(sayQuestionNumber));
}

/** Joins the words already written for several questions, in one list. */
export function joinNumbers(said: readonly string[]): string {
  return said.some((one) => one.includes(',')) ? said.join('; ') : sayList(said);
}

/** Only the number of a question, for texts about it elsewhere. */
export function numberOf({ number, repetition }: QuestionNumber): QuestionNumber {
  return repetition === undefined ? { number } : { number, repetition };
}

/** In the order of the agenda: a repetition right after what it repeats. */
export function byQuestionNumber(one: QuestionNumber, other: QuestionNumber): number {
  return one.number - other.number || (one.repetition ?? 0) - (other.repetition ?? 0);
}
