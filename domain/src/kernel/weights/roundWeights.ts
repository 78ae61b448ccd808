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

/**
 * Rounded so that they add up to exactly the whole: each keeps its whole millionths, and what is left goes,
 * a millionth each, to the largest remainders (the first ones on a tie). Null where what was written is not
 * the whole already, but for a billionth of it.
 */
export function roundToWhole(values: readonly Exact[]): readonly bigint[] | null {
  const parts = values.map(({ numerator, denominator }, place) => {
    return { place, part: numerator / denominator, rest: numerator % denominator, denominator };
  });
  const goal = BigInt(wholeWeight);
  const missing = parts.reduce((left, { part }) => left - part, goal);
  const rests = addUp(parts.map(({ rest, denominator }) => ({ numerator: rest, denominator })));
  const gap = missing * rests.denominator - rests.numerator;
  const size = gap < 0n ? -gap : gap;
  if (size * nearParts > goal * rests.denominator) return null;
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

/** The exact sum, over one denominator. */
function addUp(values: readonly Exact[]): Exact {
  const byDenominator = new Map<bigint, bigint>();
  for (const { numerator, denominator } of values) {
    byDenominator.set(denominator, (byDenominator.get(denominator) ?? 0n) + numerator);
  }
  let sum: Exact = { numerator: 0n, denominator: 1n };
  for (const [denominator, numerator] of byDenominator) {
    const common = (sum.denominator / greatestDivisor(sum.denominator, denominator)) * denominator;
    sum = {
      numerator: sum.numerator * (common / sum.denominator) + numerator * (common / denominator),
      denominator: common,
    };
  }
  return sum;
}

function greatestDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : greatestDivisor(b, a % b);
}
