import { meets, type Threshold } from '../verdicts/threshold.ts';
import type { Count } from '../weights/weight.ts';

export interface Quorum {
  readonly present: Count;
  readonly total: Count;
  readonly threshold: Threshold;
  readonly met: boolean;
}

/** More than half of all coefficients. Source: Colombia, Ley 675 de 2001, artículo 45. */
export const firstCallQuorum: Threshold = { comparison: '>', numerator: 1, denominator: 2 };

/** The quorum by weight: units are shown beside it but never decide it. */
export function quorumOf(
  present: Count,
  total: Count,
  threshold: Threshold = firstCallQuorum,
): Quorum {
  return { present, total, threshold, met: meets(threshold, present.weight, total.weight) };
}
