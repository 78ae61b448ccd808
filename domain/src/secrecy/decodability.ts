import type { Weight } from '../weights/weight.ts';
import type { Publication, SecretUnit, Totals } from './secretBallots.ts';

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
  readonly published: Publication;
  /** Fewer people than these voting is never safe. */
  readonly leastHolders: number;
}

/**
 * Whether what is published, with who voted and their weights, could tell how a unit voted.
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
  const facts = factsOf(vote, blocks);
  const exposed = units.filter((unit) => {
    const block = blocks.get(unit.holderId) ?? unit.weight;
    return [unit.weight, block].some((weight) => !isCovered(weight, unit.holderId, facts));
  });
  return exposed.length === 0
    ? { safe: true }
    : { safe: false, reason: 'exposed', exposed: exposed.length };
}

interface Facts extends Pick<SecretVote, 'totals' | 'published'> {
  readonly blocks: ReadonlyMap<string, Weight>;
  /** The heaviest unit: how far a return of units can overshoot. */
  readonly heaviest: Weight;
  /** All units weigh the same, so that a return can be exact. */
  readonly isEven: boolean;
}

function factsOf(
  { units, totals, published }: SecretVote,
  blocks: ReadonlyMap<string, Weight>,
): Facts {
  const heaviest = units.reduce((most, { weight }) => Math.max(most, weight), 0);
  const isEven = units.every(({ weight }) => weight === heaviest);
  return { totals, published, blocks, heaviest, isEven };
}

/** Whatever option holds the weight, there is another to which it could have gone. */
function isCovered(weight: Weight, holderId: string, facts: Facts): boolean {
  if (weight === 0) return true;
  const options = Object.keys(facts.totals);
  return options
    .filter((from) => (facts.totals[from] ?? 0) >= weight)
    .every((from) =>
      options.some((to) => to !== from && canMove({ weight, holderId, from, to }, facts)),
    );
}

interface Move {
  readonly weight: Weight;
  readonly holderId: string;
  readonly from: string;
  readonly to: string;
}

function canMove({ weight, holderId, from, to }: Move, facts: Facts): boolean {
  const { totals, published, blocks, heaviest, isEven } = facts;
  const source = published[from];
  const target = published[to];
  if (source === undefined || target === undefined) return false;
  const left = (totals[from] ?? 0) - weight;
  const grown = (totals[to] ?? 0) + weight;
  const missing = Math.max(source.low - left, grown - target.high, 0);
  if (missing === 0) return left <= source.high && grown >= target.low;
  // Units of `to` that are neither this holder's (theirs are at most in `from`) nor the insider's.
  const known = heaviestOther(blocks, holderId);
  if ((totals[to] ?? 0) - known < missing) return false;
  const overshoot = isEven && missing % heaviest === 0 ? 0 : heaviest - 1;
  return left + missing + overshoot <= source.high && grown - missing - overshoot >= target.low;
}

/** The most that one other holder can know: the weight of their own ballots. */
function heaviestOther(blocks: ReadonlyMap<string, Weight>, holderId: string): Weight {
  let most = 0;
  for (const [other, weight] of blocks) if (other !== holderId) most = Math.max(most, weight);
  return most;
}

function blocksOf(units: readonly SecretUnit[]): ReadonlyMap<string, Weight> {
  const blocks = new Map<string, Weight>();
  for (const { holderId, weight } of units) {
    blocks.set(holderId, (blocks.get(holderId) ?? 0) + weight);
  }
  return blocks;
}
