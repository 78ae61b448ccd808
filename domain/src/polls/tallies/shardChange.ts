import type { Weight } from '../../kernel/weights/weight.ts';
import type { Markable, Marked } from '../elections/marks.ts';
import { mergeTallies, type Tally, tallyOf } from './tally.ts';
import { bitmapOf, emptyBitmap, negateBitmap, sumBitmaps, type UnitBitmap } from './unitBitmap.ts';

/** What named votes add to a shard: sums by option, and which units they were by their place. */
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
export type PlaceOf = (unitId: string) => number | undefined;

export interface Placing {
  readonly question: Pick<Markable, 'election'>;
  readonly placeOf: PlaceOf;
  readonly isRollPublic: boolean;
}

/** What replaces votes by others: those of before go out of the sums, those of after come in. */
export function changeBetween(
  before: readonly CountedVote[],
  after: readonly CountedVote[],
  asked: Placing,
): ShardChange {
  const added = changeOfVotes(after, asked);
  return before.length === 0
    ? added
    : joinChanges([added, undoChange(changeOfVotes(before, asked))]);
}

/** What accepted votes add, all together. */
export function changeOfVotes(
  votes: readonly CountedVote[],
  { question, placeOf, isRollPublic }: Placing,
): ShardChange {
  const placed = votes.flatMap((vote) => {
    const place = placeOf(vote.unitId);
    return place === undefined ? [] : [{ place, marks: vote.optionIds }];
  });
  const marked = new Set(isRollPublic ? placed.flatMap(({ marks }) => marks) : []);
  const placesMarked = (optionId: string) =>
    placed.filter(({ marks }) => marks.includes(optionId)).map(({ place }) => place);
  return {
    tally: tallyOf(question, votes),
    seen: bitmapOf(placed.map(({ place }) => place)),
    marks: Object.fromEntries(
      [...marked].map((option) => [option, bitmapOf(placesMarked(option))]),
    ),
  };
}

/** What takes those votes back: a correction adds it together with the new ones. */
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
