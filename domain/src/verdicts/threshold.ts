import type { Weight } from '../weights/weight.ts';

/** An exact fraction to pass (`>`) or to reach (`>=`). */
export interface Threshold {
  readonly comparison: '>' | '>=';
  readonly numerator: number;
  readonly denominator: number;
}

/** Compares `part / base` with the fraction without dividing. Nothing meets anything of zero. */
export function meets(threshold: Threshold, part: Weight, base: Weight): boolean {
  if (base === 0) return false;
  const left = BigInt(part) * BigInt(threshold.denominator);
  const right = BigInt(base) * BigInt(threshold.numerator);
  return threshold.comparison === '>' ? left > right : left >= right;
}

/** The smallest weight that meets the fraction of the base: where the line is drawn on a bar. */
export function leastToMeet(threshold: Threshold, base: Weight): Weight {
  const product = BigInt(base) * BigInt(threshold.numerator);
  const denominator = BigInt(threshold.denominator);
  const floor = product / denominator;
  const exact = product % denominator === 0n;
  const reach = exact && threshold.comparison === '>=' ? floor : floor + 1n;
  return Number(reach);
}

/** `más del 50 %`, `al menos el 70 %`, `más de 1/3`: as it is said aloud. */
export function sayThreshold({ comparison, numerator, denominator }: Threshold): string {
  const round = (100 * numerator) % denominator === 0;
  if (round) {
    const percent = `${(100 * numerator) / denominator} %`;
    return comparison === '>' ? `más del ${percent}` : `al menos el ${percent}`;
  }
  const fraction = `${numerator}/${denominator}`;
  return comparison === '>' ? `más de ${fraction}` : `al menos ${fraction}`;
}
