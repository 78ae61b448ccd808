import type { Weight } from '../../kernel/weights/weight.ts';

/** A unit that took part in a secret vote. The participation is public; the choice is stored nowhere. */
export interface SecretUnit {
  readonly unitId: string;
  readonly weight: Weight;
  /** The person who voted for it. */
  readonly holderId: string;
}

/** The weight of an option as it is told: it is somewhere from `low` to `high`, both included. */
export interface Interval {
  readonly low: Weight;
  readonly high: Weight;
}

/** Exact totals by option: known while closing, and never stored when they could be decoded. */
export type Totals = Readonly<Record<string, Weight>>;

/** The published range, by option. The verdict narrows it too: it is exact. */
export type Publication = Readonly<Record<string, Interval>>;

/** The range that two public facts leave together. */
export function narrow(a: Interval, b: Interval): Interval {
  return { low: Math.max(a.low, b.low), high: Math.min(a.high, b.high) };
}
