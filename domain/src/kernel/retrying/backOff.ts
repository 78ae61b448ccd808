export interface BackOff {
  /** The whole pause after the first failure, in milliseconds; it doubles with each. */
  readonly first: number;
  /** In milliseconds. */
  readonly longest: number;
  /** The part of the pause that everybody waits, from 0 to 1; the rest is by luck. */
  readonly surely: number;
}

/**
 * How long to wait after so many failures in a row, from 1, in milliseconds. `luck`, from 0 to 1, spreads
 * requests that failed together.
 */
export function backOff(
  failures: number,
  { first, longest, surely }: BackOff,
  luck: number,
): number {
  const whole = Math.min(first * 2 ** Math.max(0, failures - 1), longest);
  return whole * (surely + (1 - surely) * luck);
}
