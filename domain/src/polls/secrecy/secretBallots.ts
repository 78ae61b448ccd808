import type { Weight } from '../../kernel/weights/weight.ts';

/** A unit that took part in a secret vote. Who took part is public; what it chose is nowhere. */
export interface SecretUnit {
  readonly unitId: string;
  readonly weight: Weight;
  /** Who voted for it. */
  readonly holderId: string;
}

/** The weight of an option as it is told: it is somewhere from `low` to `high`, both included. */
export interface Interval {
  readonly low: Weight;
  readonly high: Weight;
}

/** Exact totals by option: known while closing, and never stored when they could be decoded. */
export type Totals = Readonly<Record<string, Weight>>;

/** What everybody is told, by option. The verdict narrows it too: it is exact. */
export type Publication = Readonly<Record<string, Interval>>;

/** What two public facts leave together. */
export function narrow(a: Interval, b: Interval): Interval {
  return { low: Math.max(a.low, b.low), high: Math.min(a.high, b.high) };
}
