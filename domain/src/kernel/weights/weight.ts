/**
 * A weight: how much a unit counts. Integer millionths of a coefficient point, so `0,2775` is
 * 277 500 and a whole building of 100 % is 100 000 000; in a register with more shares than these
 * have room for (`shareMillions`), a share is one. Always a safe integer, never negative. Sums stay
 * exact because a roster whose total passes 2^53 − 1 is refused.
 */
export type Weight = number;

/** Decimals a coefficient may carry. */
export const weightDecimals = 6;
export const weightScale = 1_000_000;

/** The sum a roster of coefficients must reach: 100 points. */
export const wholeWeight: Weight = 100 * weightScale;

/** A count by weight and by units: the two figures that are always shown together. */
export interface Count {
  readonly weight: Weight;
  readonly units: number;
}

export const nothing: Count = { weight: 0, units: 0 };

export function addCounts(a: Count, b: Count): Count {
  return { weight: a.weight + b.weight, units: a.units + b.units };
}

export function subtractCounts(a: Count, b: Count): Count {
  return { weight: a.weight - b.weight, units: a.units - b.units };
}

export function sumCounts(counts: Iterable<Count>): Count {
  let total = nothing;
  for (const count of counts) total = addCounts(total, count);
  return total;
}
