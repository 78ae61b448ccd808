import { addCounts, type Count, nothing } from '../../kernel/weights/weight.ts';
import { type Markable, takesSeveral } from '../elections/electionTerms.ts';
import { type Marked, marksOf } from '../elections/marks.ts';

/**
 * Sums per option, by weight and by units, and under `ballotsKey` the ballots themselves where one
 * may mark several. A shard of a question's tally has the same shape.
 */
export type Tally = Readonly<Record<string, Count>>;

export const emptyTally: Tally = {};

/** Where several marks fit on a ballot, each ballot is added here once. No option has this id. */
export const ballotsKey = 'ballots';

type Weighed = Marked & { readonly weight: number };

/** Adds one ballot. Order and grouping never change the sums. */
export function addToTally(tally: Tally, ballot: Weighed): Tally {
  return moveTally(tally, ballot, { weight: ballot.weight, units: 1 });
}

function moveTally(tally: Tally, ballot: Marked, by: Count): Tally {
  const keys = marksOf(ballot);
  const moved: Record<string, Count> = { ...tally };
  for (const key of ballot.optionIds === undefined ? keys : [...keys, ballotsKey]) {
    moved[key] = addCounts(moved[key] ?? nothing, by);
  }
  return moved;
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
