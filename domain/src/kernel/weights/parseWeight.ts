import type { DecimalSign } from './decimalSign.ts';
import { type Weight, weightDecimals } from './weight.ts';
import { measureShift, type WeightMeasure } from './weightMeasure.ts';

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
      /** It was written with the decimal sign that its column does not use. */
      readonly otherSign: boolean;
    }
  | { readonly ok: false; readonly problem: WeightProblem };

export interface WeightWriting {
  readonly measure?: WeightMeasure;
  /** The decimal sign of the whole column; without it each number is read by its shape. */
  readonly decimal?: DecimalSign | null;
}

/**
 * Reads a coefficient as people write it: decimal comma or point, thousands in groups of three, an
 * optional `%`. Where nothing else says, a lone separator is the decimal one (a coefficient above 999
 * is rarer than one with three decimals). Nothing is rounded and no floating number takes part: more
 * decimals than a weight keeps is a problem, unless they are zeros.
 */
export function parseWeight(text: string, writing: WeightWriting = {}): ParsedWeight {
  const { measure = 'percent', decimal = null } = writing;
  const trimmed = text.normalize('NFKC').replace(/[\s'’]+/gu, '');
  const percentSign = trimmed.endsWith('%');
  const body = percentSign ? trimmed.slice(0, -1) : trimmed;
  if (body === '') return { ok: false, problem: 'weight-empty' };
  const negative = /^[-−–]/u.test(body);
  const digits = body.replace(/^[-−–+]/u, '');
  const asColumn = decimal === null ? null : splitBySign(digits, decimal);
  const split = asColumn ?? splitByShape(digits);
  if (split === null) return { ok: false, problem: 'weight-malformed' };
  const [whole, fraction] = split;
  const kept = fraction.replace(/0+$/u, '');
  if (negative && (kept !== '' || /[1-9]/u.test(whole))) {
    return { ok: false, problem: 'weight-negative' };
  }
  // A percent sign says by itself that it is points of a hundred.
  const places = weightDecimals + (percentSign ? 0 : measureShift[measure]);
  if (kept.length > places) return { ok: false, problem: 'weight-too-precise' };
  const weight = BigInt(whole + kept.padEnd(places, '0'));
  if (weight > BigInt(Number.MAX_SAFE_INTEGER)) return { ok: false, problem: 'weight-too-large' };
  return {
    ok: true,
    weight: Number(weight),
    percentSign,
    otherSign: decimal !== null && asColumn === null,
  };
}

type Split = readonly [whole: string, fraction: string];

/** Thousands by the other sign, in groups of three; null when it is not written so. */
function splitBySign(body: string, sign: DecimalSign): Split | null {
  const found =
    sign === ','
      ? /^(\d*|[1-9]\d{0,2}(?:\.\d{3})+)(?:,(\d+))?$/u.exec(body)
      : /^(\d*|[1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d+))?$/u.exec(body);
  if (found === null || body === '') return null;
  return [(found[1] || '0').replace(/[.,]/gu, ''), found[2] ?? ''];
}

function splitByShape(body: string): Split | null {
  if (/^\d+$/u.test(body)) return [body, ''];
  const single = /^(\d*)[.,](\d+)$/u.exec(body);
  if (single !== null) return [single[1] || '0', single[2] ?? ''];
  return splitBySign(body, ',') ?? splitBySign(body, '.');
}
