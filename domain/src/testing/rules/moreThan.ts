import type { Threshold } from '../../kernel/weights/threshold.ts';

/** `moreThan(1, 2)`: strictly more than the fraction. */
export function moreThan(numerator: number, denominator: number): Threshold {
  return { comparison: '>', numerator, denominator };
}
