import type { Weight } from '../../kernel/weights/weight.ts';
import type { Interval, Publication, SecretUnit, Totals } from './secretBallots.ts';

export type Decodability =
  | { readonly safe: true }
  | {
      readonly safe: false;
      readonly reason: 'few-voters' | 'exposed';
      /** How many units could not be shown to be covered. */
      readonly exposed: number;
    };

export interface SecretVote {
  readonly units: readonly SecretUnit[];
  readonly totals: Totals;
  /** Each total lies in its interval. An option that is not told hides nothing and helps nobody. */
  readonly published: Publication;
  /** Fewer people than these voting is never safe. */
  readonly leastHolders: number;
}

/**
 * Whether the published figures, with the participants and their weights, could tell the vote of a unit.
 *
 * Safe means: whatever the ballots were, every unit, and every holder's units as a block, could have
 * chosen another option without anything that is published changing, also for somebody who knows
 * all the ballots of one other holder. It is proved by moving: the block goes to another option and,
 * if that leaves an interval, others' units go back the other way until it fits. Nothing is searched,
 * so it costs a comparison per holder and pair of options; what it cannot show it calls exposed,
 * though no decoder may exist: it errs on the side of saying less.
 */
export function decodability(vote: SecretVote): Decodability {
  const { units, leastHolders } = vote;
  const blocks = blocksOf(units);
  if (blocks.size < leastHolders) {
    return { safe: false, reason: 'few-voters', exposed: units.length };
  }
  const tally = tallyOf(vote);
  let exposed = 0;
  for (const [holderId, weights] of blocks) {
    const known = heaviestOther(blocks, holderId);
    const isBlockCovered = isCovered(sumOf(weights), known, tally);
    exposed += weights.filter(
      (weight) => !isBlockCovered || !isCovered(weight, known, tally),
    ).length;
  }
  return exposed === 0 ? { safe: true } : { safe: false, reason: 'exposed', exposed };
}

interface Told extends Interval {
  readonly total: Weight;
}

interface VoteTally {
  readonly options: readonly Told[];
  /** By how much units that go back may pass the mark: nothing when all weigh the same. */
  readonly overshoot: (missing: Weight) => Weight;
}

function tallyOf({ units, totals, published }: SecretVote): VoteTally {
  const weights = units.map(({ weight }) => weight);
  const heaviest = Math.max(...weights);
  const isEven = Math.min(...weights) === heaviest;
  return {
    options: Object.entries(published).map(([option, interval]) => ({
      ...interval,
      total: totals[option] ?? 0,
    })),
    overshoot: (missing) => (isEven && missing % heaviest === 0 ? 0 : heaviest - 1),
  };
}

/** For any option that holds the weight, there is another to which it could have gone. */
function isCovered(weight: Weight, known: Weight, tally: VoteTally): boolean {
  const { options } = tally;
  return options
    .filter((from) => from.total >= weight)
    .every((from) => options.some((to) => to !== from && canMove(weight, from, to, known, tally)));
}

function canMove(weight: Weight, from: Told, to: Told, known: Weight, tally: VoteTally): boolean {
  const left = from.total - weight;
  const grown = to.total + weight;
  const missing = Math.max(from.low - left, grown - to.high);
  if (missing <= 0) return true;
  // The returned weight must be units of `to` that are neither this holder's nor the insider's.
  if (to.total - known < missing) return false;
  const back = missing + tally.overshoot(missing);
  return left + back <= from.high && grown - back >= to.low;
}

/** The most that one other holder can know: the weight of their own ballots. */
function heaviestOther(blocks: Blocks, holderId: string): Weight {
  let most = 0;
  for (const [other, weights] of blocks) {
    if (other !== holderId) most = Math.max(most, sumOf(weights));
  }
  return most;
}

type Blocks = ReadonlyMap<string, readonly Weight[]>;

function blocksOf(units: readonly SecretUnit[]): Blocks {
  const blocks = new Map<string, Weight[]>();
  for (const { holderId, weight } of units) {
    const block = blocks.get(holderId);
    if (block === undefined) blocks.set(holderId, [weight]);
    else block.push(weight);
  }
  return blocks;
}

function sumOf(weights: readonly Weight[]): Weight {
  return weights.reduce((sum, weight) => sum + weight, 0);
}
