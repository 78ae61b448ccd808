import { guessReading } from '@asamblea/domain';
import { reviewDraft } from '../../../../../../features/people/imports/review/reviewDraft.ts';
import type { Reviewer } from '../../../../../../features/people/imports/review/startReviewer.ts';
import type { TableRows } from '../../../../../../ui/tables/checkTable.ts';

export const rowsAtOnce = 2_000;

let isFallen = false;

/** From now on nobody reads, or again somebody does. */
export function failReviewers(fail: boolean): void {
  isFallen = fail;
}

/** Reads as the worker does, where there are none. */
export function startReviewer(rows: TableRows): Reviewer {
  return {
    guess: async (oneEach) => {
      if (isFallen) throw new Error('The reviewer fell.');
      return guessReading(rows, oneEach);
    },
    review: async (draft) => reviewDraft(draft),
    stop: () => undefined,
  };
}
