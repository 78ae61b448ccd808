import type { Projected } from '@asamblea/domain';

/** Projections may arrive out of order, or twice by two ways: the newer `asOf` stays. */
export function newestOf<T extends Projected>(a: T | null, b: T | null): T | null {
  if (a === null || b === null) return a ?? b;
  return b.asOf > a.asOf ? b : a;
}
