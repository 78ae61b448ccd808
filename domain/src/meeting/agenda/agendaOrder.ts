import { accept, type Outcome, refuse } from '../../kernel/refusals/outcome.ts';
import { byQuestionNumber, type QuestionNumber } from '../../kernel/sessions/questionNumber.ts';
import type { QuestionState } from '../../kernel/sessions/questionState.ts';

/** Where a question stands in the agenda. */
export interface PlacedQuestion extends QuestionNumber {
  readonly questionId: string;
  readonly state: QuestionState;
}

/** A question and the number it takes. */
export interface Renumbering {
  readonly questionId: string;
  readonly number: number;
}

/**
 * Moves a draft to a number that another draft has; those between shift by one. Questions that were
 * opened keep their number for ever, and so does what repeats one: people have read it. Only changes are
 * answered, so asking again for the same place changes nothing.
 */
export function decideOrder(
  agenda: readonly PlacedQuestion[],
  questionId: string,
  number: number,
): Outcome<readonly Renumbering[]> {
  const drafts = movableOf(agenda);
  const moved = drafts.find((one) => one.questionId === questionId);
  if (moved === undefined) {
    const isRepetition = agenda.some((one) => one.questionId === questionId && isAgain(one));
    return refuse(isRepetition ? 'question-repeats' : 'question-not-draft');
  }
  const numbers = drafts.map((one) => one.number);
  const place = numbers.indexOf(number);
  if (place < 0) return refuse('question-changed');
  const others = drafts.filter((one) => one !== moved);
  const ordered = [...others.slice(0, place), moved, ...others.slice(place)];
  return accept(
    ordered.flatMap((one, at) => {
      const taken = numbers[at] ?? one.number;
      return taken === one.number ? [] : [{ questionId: one.questionId, number: taken }];
    }),
  );
}

/** The drafts that have a number of their own, in their order. */
export function movableOf<T extends PlacedQuestion>(agenda: readonly T[]): readonly T[] {
  return agenda
    .filter((one) => one.state === 'draft' && one.repetition === undefined)
    .sort(byQuestionNumber);
}

function isAgain({ state, repetition }: PlacedQuestion): boolean {
  return state === 'draft' && repetition !== undefined;
}

/**
 * Makes room for a second round right after its election, pushing back the drafts that follow and
 * never what repeats the election itself. When an opened question comes later, whose number stays, it goes to the end.
 */
export function roomAfter(
  agenda: readonly PlacedQuestion[],
  number: number,
): { readonly number: number; readonly pushed: readonly Renumbering[] } {
  const later = agenda.filter((one) => one.number > number).sort((a, b) => a.number - b.number);
  const last = later.at(-1)?.number ?? number;
  if (later.some(({ state }) => state !== 'draft')) return { number: last + 1, pushed: [] };
  return {
    number: number + 1,
    pushed: later.map((one) => ({ questionId: one.questionId, number: one.number + 1 })),
  };
}
