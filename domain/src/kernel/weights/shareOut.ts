import { type Weight, wholeWeight } from './weight.ts';

/**
 * The same proportions adding up to exactly one hundred points: each weight takes its whole part and the rest
 * goes, a millionth each, to the largest remainders (the first ones on a tie).
 */
export function shareOut(
  weights: readonly Weight[],
  whole: Weight = wholeWeight,
): readonly Weight[] {
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (total === 0n) return weights;
  const parts = weights.map((weight, place) => {
    const scaled = BigInt(weight) * BigInt(whole);
    return { place, part: scaled / total, rest: scaled % total };
  });
  const given = parts.reduce((sum, { part }) => sum + part, 0n);
  const left = Number(BigInt(whole) - given);
  const raised = new Set(
    [...parts]
      .sort((a, b) => (a.rest === b.rest ? a.place - b.place : a.rest > b.rest ? -1 : 1))
      .slice(0, left)
      .map(({ place }) => place),
  );
  return parts.map(({ place, part }) => Number(part) + (raised.has(place) ? 1 : 0));
}
