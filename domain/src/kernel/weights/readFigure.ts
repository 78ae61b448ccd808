import type { DecimalSign } from './decimalSign.ts';
import { weightDecimals } from './weight.ts';
import { measureShift, type WeightMeasure } from './weightMeasure.ts';

/** The measure that a number states itself: `%`, `‰` or «por mil», a fraction as `1/24`, `m²`. */
export type FigureMark = Extract<WeightMeasure, 'percent' | 'perThousand' | 'perOne' | 'area'>;

/** A quantity exactly: one whole number over another, which is not zero. */
export interface Exact {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** A number as it is written. */
export interface Figure extends Exact {
  readonly ok: true;
  readonly mark: FigureMark | null;
  /** The figure was written with the decimal sign that its column does not use. */
  readonly otherSign: boolean;
}

interface NoFigure {
  readonly ok: false;
  readonly problem: 'weight-empty' | 'weight-malformed' | 'weight-negative';
}

/**
 * Reads a number as people write it, exactly: decimal comma or point, thousands in groups of three, and
 * its sign of measure. Where nothing else says, a lone separator is the decimal one (a
 * coefficient above 999 is rarer than one with three decimals). No floating number takes part.
 */
export function readFigure(text: string, decimal: DecimalSign | null = null): Figure | NoFigure {
  const { body, mark } = splitMark(text);
  if (body === '') return { ok: false, problem: 'weight-empty' };
  const digits = body.replace(/^[-−–+]\s*/u, '');
  const isNegative = /^[-−–]/u.test(body);
  const fraction = mark === null && !isNegative ? readFraction(digits) : null;
  if (fraction !== null) return { ok: true, ...fraction, mark: 'perOne', otherSign: false };
  const joined = joinGroups(digits);
  const asColumn = joined === null || decimal === null ? null : splitBySign(joined, decimal);
  const split = asColumn ?? (joined === null ? null : splitByShape(joined));
  if (split === null) return { ok: false, problem: 'weight-malformed' };
  const [whole, decimals] = split;
  const kept = decimals.replace(/0+$/u, '');
  const numerator = BigInt(whole + kept);
  if (isNegative && numerator !== 0n) return { ok: false, problem: 'weight-negative' };
  const otherSign = decimal !== null && asColumn === null;
  return { ok: true, numerator, denominator: 10n ** BigInt(kept.length), mark, otherSign };
}

/** A figure in millionths of a point; what it says of its measure goes before what its column says. */
export function inMillionths(figure: Figure, measure: WeightMeasure): Exact {
  const places = BigInt(weightDecimals + measureShift[figure.mark ?? measure]);
  return { numerator: figure.numerator * 10n ** places, denominator: figure.denominator };
}

/** The number of a cell without what it says of its measure. */
export function figureBody(text: string): string {
  return splitMark(text).body;
}

const marks: readonly (readonly [FigureMark, RegExp])[] = [
  ['percent', /(?:%|por\s?cien(?:to)?)$/iu],
  ['perThousand', /(?:‰|por\s?mil)$/iu],
  ['area', /(?:m2|mt2|mts2|mts|metros cuadrados)\.?$/iu],
];

function splitMark(text: string): { readonly body: string; readonly mark: FigureMark | null } {
  const plain = text.trim().replace(/m²(?=\.?$)/iu, 'm2');
  // These signs become other digits when the text is made plain: `12½`, `0,5¹`.
  if (/\p{No}/u.test(plain)) return { body: plain, mark: null };
  const flat = plain.normalize('NFKC').replace(/\s+/gu, ' ').trim();
  const found = marks.find(([, sign]) => sign.test(flat));
  if (found === undefined) return { body: flat, mark: null };
  return { body: flat.replace(found[1], '').trim(), mark: found[0] };
}

/** A part of one: `1/24`. A fraction above one is rejected. */
function readFraction(body: string): Exact | null {
  const found = /^(\d{1,15}) ?\/ ?(\d{1,15})$/u.exec(body);
  if (found === null) return null;
  const [numerator, denominator] = [BigInt(found[1] ?? 0), BigInt(found[2] ?? 0)];
  return denominator > 0n && numerator <= denominator ? { numerator, denominator } : null;
}

/** Thousands set apart by spaces or apostrophes, in groups of three and nowhere else. */
function joinGroups(body: string): string | null {
  if (!/[\s'’]/u.test(body)) return body;
  return /^\d{1,3}(?:[\s'’]\d{3})+(?:[.,]\d+)?$/u.test(body) ? body.replace(/[\s'’]/gu, '') : null;
}

type Split = readonly [whole: string, decimals: string];

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
