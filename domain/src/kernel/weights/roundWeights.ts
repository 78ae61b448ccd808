import type { Exact } from './readFigure.ts';
import { wholeWeight } from './weight.ts';

/** Each to the nearest millionth, a half upwards. */
export function roundEach(values: readonly Exact[]): readonly bigint[] {
  return values.map(({ numerator, denominator }) => {
    return (2n * numerator + denominator) / (2n * denominator);
  });
}

/** How near what was written must add up to the whole, in parts of it, to be rounded up to it exactly. */
const nearParts = 1_000_000_000n;
/** In what the remainders are added up to see how near: far finer than that. */
const fine = 10n ** 24n;

/**
 * Rounded so that they add up to exactly the whole: each keeps its whole millionths, and the rest goes, a
 * millionth each, to the largest remainders (the first ones on a tie). Null where what was written is not the
 * whole already, but for a billionth of it.
 */
export function roundToWhole(values: readonly Exact[]): readonly bigint[] | null {
  const parts = values.map(({ numerator, denominator }, place) => {
    return { place, part: numerator / denominator, rest: numerator % denominator, denominator };
  });
  const goal = BigInt(wholeWeight);
  const missing = parts.reduce((left, { part }) => left - part, goal);
  const gap = parts.reduce(
    (left, { rest, denominator }) => left - (rest * fine) / denominator,
    missing * fine,
  );
  const size = gap < 0n ? -gap : gap;
  if (size * nearParts > goal * fine) return null;
  const raised = new Set(
    [...parts]
      .sort((a, b) => {
        const more = b.rest * a.denominator - a.rest * b.denominator;
        return more === 0n ? a.place - b.place : more > 0n ? 1 : -1;
      })
      .slice(0, Number(missing))
      .map(({ place }) => place),
  );
  return parts.map(({ place, part }) => part + (raised.has(place) ? 1n : 0n));
}
