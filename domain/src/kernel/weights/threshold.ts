import type { Weight } from './weight.ts';

/** An exact fraction, from 0 to 1, to pass (`>`) or to reach (`>=`). */
export interface Threshold {
  readonly comparison: '>' | '>=';
  readonly numerator: number;
  readonly denominator: number;
}

/** No exact fraction has a larger number in it. */
export const thresholdMost = 10_000;

/** «Mitad más uno» of weights: `> 1/2`. */
export const moreThanHalf: Threshold = { comparison: '>', numerator: 1, denominator: 2 };

/** `atLeast(3, 5)`: three fifths or more. */
export function atLeast(numerator: number, denominator: number): Threshold {
  return { comparison: '>=', numerator, denominator };
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

/** Whether meeting `a` is harder than meeting `b`, over any base. */
export function isStricter(a: Threshold, b: Threshold): boolean {
  const left = a.numerator * b.denominator;
  const right = b.numerator * a.denominator;
  if (left !== right) return left > right;
  return a.comparison === '>' && b.comparison === '>=';
}

/** A fraction as people write it: `80`, `80 %`, `66,67 %`, `2/3`; null when it is none from 0 to 1. */
export function readFraction(text: string): Pick<Threshold, 'numerator' | 'denominator'> | null {
  const percent = /^(\d{1,3})(?:[.,](\d{1,2}))?\s*%?$/u.exec(text.trim());
  const fraction = /^(\d{1,4})\s*\/\s*(\d{1,4})$/u.exec(text.trim());
  const [, whole = '', decimals = ''] = percent ?? [];
  const [numerator, denominator] =
    percent === null
      ? [Number(fraction?.[1]), Number(fraction?.[2])]
      : [Number(whole + decimals), 100 * 10 ** decimals.length];
  // Of no fraction at all both are not a number, and nothing is at most that.
  const isOne = numerator <= denominator && denominator >= 1 && denominator <= thresholdMost;
  return isOne ? { numerator, denominator } : null;
}

/** `más del 50 %`, `al menos el 70 %`, `más de 1/3`, `el 100 %`: as it is said aloud. */
export function sayThreshold({ comparison, numerator, denominator }: Threshold): string {
  if (numerator === denominator) return 'el 100 %';
  if ((100 * numerator) % denominator === 0) {
    const percent = `${(100 * numerator) / denominator} %`;
    return comparison === '>' ? `más del ${percent}` : `al menos el ${percent}`;
  }
  const fraction = `${numerator}/${denominator}`;
  return comparison === '>' ? `más de ${fraction}` : `al menos ${fraction}`;
}
