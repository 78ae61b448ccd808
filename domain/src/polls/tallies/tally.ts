import { ballotKindOf } from '../../kernel/ballotKinds/ballotKinds.ts';
import { takesSeveral } from '../../kernel/sessions/knownQuestion.ts';
import { addCounts, type Count, nothing, type Weight } from '../../kernel/weights/weight.ts';
import type { Markable, Marked } from '../marks/marks.ts';
import type { Question } from '../questions/question.ts';

/**
 * Sums per option, by weight and by units, and under `ballotsKey` the ballots themselves where one
 * may mark several. A shard of a question's tally has the same shape.
 */
export type Tally = Readonly<Record<string, Count>>;

export const emptyTally: Tally = {};

/** Where each of several marks adds to the sums, each ballot is added here once. No option has this id. */
export const ballotsKey = 'ballots';

type Tallied = Pick<Markable, 'election'>;

/** Whether the sums of the options add up to more than the ballots: each of several marks is added. */
export function addsSeveral(question: Tallied): boolean {
  return takesSeveral(question) && ballotKindOf(question).adds === 'each';
}

/** The marks of a ballot that go into the sums. */
function addedMarks(question: Tallied, { optionIds }: Marked): readonly string[] {
  return ballotKindOf(question).adds === 'each' ? optionIds : optionIds.slice(0, 1);
}

/** Adds ballots of a question. Order and grouping never change the sums. */
export function tallyOf(
  question: Tallied,
  ballots: readonly (Marked & { readonly weight: number })[],
  before: Tally = emptyTally,
): Tally {
  const once = addsSeveral(question) ? [ballotsKey] : [];
  const sums: Record<string, Count> = { ...before };
  for (const ballot of ballots) {
    for (const key of [...addedMarks(question, ballot), ...once]) {
      sums[key] = addCounts(sums[key] ?? nothing, { weight: ballot.weight, units: 1 });
    }
  }
  return sums;
}

/** The same of heads that vote once with all their units: each adds one, and weighs nothing. Null where none does. */
export function headTally(
  question: Tallied & Pick<Question, 'headsVoteWhole'>,
  ballots: readonly (Marked & { readonly headId?: string | undefined })[],
  before: Tally = emptyTally,
): Tally | null {
  if (question.headsVoteWhole !== true) return null;
  const heads = new Map(ballots.map(({ headId, optionIds }) => [headId, { optionIds, weight: 0 }]));
  return tallyOf(question, [...heads.values()], before);
}

/** All that a tally of a question may hold, whatever is voted: a sealed one is always as long. */
export function tallySlots(question: Markable): readonly { readonly optionId: string }[] {
  const { options } = question;
  return addsSeveral(question) ? [...options, { optionId: ballotsKey }] : options;
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

/**
 * A set of unit indexes as integers of thirty bits, each under its number. Adding and taking one away
 * are sums, so a set may be spread over many documents that nobody reads before writing, and a
 * correction may be written beside what it corrects: only the sum of all is the set, and only it
 * has no negative parts. Nobody adds an index twice: a ballot, which is created once, decides that.
 */
export type UnitBitmap = Readonly<Record<string, number>>;

/** As many as keep every sum of distinct indexes within what bit operations see as one number. */
const wordBits = 30;

export const emptyBitmap: UnitBitmap = {};

export function bitmapOf(unitIndexes: Iterable<number>): UnitBitmap {
  const words: Record<string, number> = {};
  for (const unitIndex of unitIndexes) {
    const name = String(Math.floor(unitIndex / wordBits));
    words[name] = (words[name] ?? 0) + 2 ** (unitIndex % wordBits);
  }
  return words;
}

export function sumBitmaps(all: Iterable<UnitBitmap>): UnitBitmap {
  const sum: Record<string, number> = {};
  for (const words of all) {
    for (const [name, value] of Object.entries(words)) sum[name] = (sum[name] ?? 0) + value;
  }
  return sum;
}

/** The bitmap that takes those units away when it is added. */
export function negateBitmap(words: UnitBitmap): UnitBitmap {
  return Object.fromEntries(Object.entries(words).map(([name, value]) => [name, -value]));
}

/** The unit indexes of a whole set, from the first to the last. */
export function unitIndexesOf(words: UnitBitmap): readonly number[] {
  const unitIndexes: number[] = [];
  for (const [name, value] of Object.entries(words)) {
    for (let bit = 0; bit < wordBits; bit += 1) {
      if ((value & (1 << bit)) !== 0) unitIndexes.push(Number(name) * wordBits + bit);
    }
  }
  return unitIndexes.sort((a, b) => a - b);
}

/** The additions of named votes to a shard: sums by option, and the units, by their index. */
export interface ShardChange {
  readonly tally: Tally;
  /** Units that voted. */
  readonly seen: UnitBitmap;
  /** Units by option, only of a question whose roll is public. */
  readonly marks: Readonly<Record<string, UnitBitmap>>;
}

export interface CountedVote extends Marked {
  readonly unitId: string;
  readonly weight: Weight;
}

/** Where a unit stands in the roster; a unit that is not in it has no tile to light. */
export type UnitIndexOf = (unitId: string) => number | undefined;

export interface CountAsked {
  readonly question: Tallied;
  readonly unitIndexOf: UnitIndexOf;
  readonly isRollPublic: boolean;
}

/** The change that replaces votes by others: the former leave the sums, the new come in. */
export function changeBetween(
  before: readonly CountedVote[],
  after: readonly CountedVote[],
  asked: CountAsked,
): ShardChange {
  const added = changeOfVotes(after, asked);
  return before.length === 0
    ? added
    : joinChanges([added, undoChange(changeOfVotes(before, asked))]);
}

/** The change that accepted votes add, all together. */
export function changeOfVotes(
  votes: readonly CountedVote[],
  { question, unitIndexOf, isRollPublic }: CountAsked,
): ShardChange {
  const indexed = votes.flatMap((vote) => {
    const unitIndex = unitIndexOf(vote.unitId);
    return unitIndex === undefined ? [] : [{ unitIndex, marks: addedMarks(question, vote) }];
  });
  const marked = new Set(isRollPublic ? indexed.flatMap(({ marks }) => marks) : []);
  const unitIndexesMarked = (optionId: string) =>
    indexed.filter(({ marks }) => marks.includes(optionId)).map(({ unitIndex }) => unitIndex);
  return {
    tally: tallyOf(question, votes),
    seen: bitmapOf(indexed.map(({ unitIndex }) => unitIndex)),
    marks: Object.fromEntries(
      [...marked].map((option) => [option, bitmapOf(unitIndexesMarked(option))]),
    ),
  };
}

/** The change that takes those votes back: a correction adds it together with the new ones. */
export function undoChange({ tally, seen, marks }: ShardChange): ShardChange {
  return {
    tally: Object.fromEntries(
      Object.entries(tally).map(([option, { weight, units }]) => [
        option,
        { weight: -weight, units: -units },
      ]),
    ),
    seen: negateBitmap(seen),
    marks: Object.fromEntries(
      Object.entries(marks).map(([option, words]) => [option, negateBitmap(words)]),
    ),
  };
}

export function joinChanges(changes: readonly ShardChange[]): ShardChange {
  const options = new Set(changes.flatMap(({ marks }) => Object.keys(marks)));
  return {
    tally: mergeTallies(changes.map(({ tally }) => tally)),
    seen: sumBitmaps(changes.map(({ seen }) => seen)),
    marks: Object.fromEntries(
      [...options].map((option) => [
        option,
        sumBitmaps(changes.map(({ marks }) => marks[option] ?? emptyBitmap)),
      ]),
    ),
  };
}
