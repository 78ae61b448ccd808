import { takesSeveral } from '../../kernel/sessions/knownQuestion.ts';
import { addCounts, type Count, nothing } from '../../kernel/weights/weight.ts';
import type { Markable, Marked } from '../elections/marks.ts';

/**
 * Sums per option, by weight and by units, and under `ballotsKey` the ballots themselves where one
 * may mark several. A shard of a question's tally has the same shape.
 */
export type Tally = Readonly<Record<string, Count>>;

export const emptyTally: Tally = {};

/** Where several marks fit on a ballot, each ballot is added here once. No option has this id. */
export const ballotsKey = 'ballots';

/** Adds ballots of a question. Order and grouping never change the sums. */
export function tallyOf(
  question: Pick<Markable, 'election'>,
  ballots: readonly (Marked & { readonly weight: number })[],
  before: Tally = emptyTally,
): Tally {
  const once = takesSeveral(question) ? [ballotsKey] : [];
  const sums: Record<string, Count> = { ...before };
  for (const { optionIds, weight } of ballots) {
    for (const key of [...optionIds, ...once]) {
      sums[key] = addCounts(sums[key] ?? nothing, { weight, units: 1 });
    }
  }
  return sums;
}

/** All that a tally of a question may hold, whatever is voted: a sealed one is always as long. */
export function tallySlots(question: Markable): readonly { readonly optionId: string }[] {
  const { options } = question;
  return takesSeveral(question) ? [...options, { optionId: ballotsKey }] : options;
}

/** Joins the shards of a question. */
export function mergeTallies(tallies: Iterable<Tally>): Tally {
  const merged: Record<string, Count> = {};
  for (const tally of tallies) {
    for (const [optionId, count] of Object.entries(tally)) {
      merged[optionId] = addCounts(merged[optionId] ?? nothing, count);
    }
  }
  return merged;
}

/** The ballots of a tally. */
export function totalOf(tally: Tally): Count {
  return tally[ballotsKey] ?? Object.values(tally).reduce(addCounts, nothing);
}
