import type { DecimalSign } from './decimalSign.ts';
import { inMillionths, readFigure } from './readFigure.ts';
import type { Weight } from './weight.ts';
import type { WeightMeasure } from './weightMeasure.ts';

const weightProblems = [
  'weight-empty',
  'weight-malformed',
  'weight-negative',
  'weight-too-precise',
  'weight-too-large',
] as const;
export type WeightProblem = (typeof weightProblems)[number];

export type ParsedWeight =
  | {
      readonly ok: true;
      readonly weight: Weight;
      readonly percentSign: boolean;
      /** The figure was written with the decimal sign that its column does not use. */
      readonly otherSign: boolean;
    }
  | { readonly ok: false; readonly problem: WeightProblem };

export interface WeightWriting {
  readonly measure?: WeightMeasure;
  /** The decimal sign of the whole column; without it each number is read by its shape. */
  readonly decimal?: DecimalSign | null;
}

/**
 * Reads one coefficient as people write it; what it says of its measure goes before `measure`. Nothing is
 * rounded: more decimals than a weight keeps is a problem, unless they are zeros, and so is a fraction.
 */
export function parseWeight(text: string, writing: WeightWriting = {}): ParsedWeight {
  const { measure = 'percent', decimal = null } = writing;
  const figure = readFigure(text, decimal);
  if (!figure.ok) return figure;
  const { mark, otherSign } = figure;
  if (mark === 'perOne') return { ok: false, problem: 'weight-malformed' };
  const { numerator, denominator } = inMillionths(figure, measure);
  if (numerator % denominator !== 0n) return { ok: false, problem: 'weight-too-precise' };
  const weight = numerator / denominator;
  if (weight > BigInt(Number.MAX_SAFE_INTEGER)) return { ok: false, problem: 'weight-too-large' };
  return { ok: true, weight: Number(weight), percentSign: mark === 'percent', otherSign };
}
