import { addCounts, type Count, nothing } from '../weights/weight.ts';

/** Sums per option, by weight and by units. A shard of a question's tally has the same shape. */
export type Tally = Readonly<Record<string, Count>>;

export const emptyTally: Tally = {};

/** Adds one ballot. Order and grouping never change the sums. */
export function addToTally(
  tally: Tally,
  ballot: { readonly optionId: string; readonly weight: number },
): Tally {
  const before = tally[ballot.optionId] ?? nothing;
  return { ...tally, [ballot.optionId]: addCounts(before, { weight: ballot.weight, units: 1 }) };
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

export function totalOf(tally: Tally): Count {
  return Object.values(tally).reduce(addCounts, nothing);
}
