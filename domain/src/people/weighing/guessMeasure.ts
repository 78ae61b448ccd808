import { nameKey } from '../../kernel/identity/nameKey.ts';
import { columnSign } from '../../kernel/weights/decimalSign.ts';
import { type Figure, figureBody, readFigure } from '../../kernel/weights/readFigure.ts';
import { wholeWeight } from '../../kernel/weights/weight.ts';
import type { WeightMeasure } from '../../kernel/weights/weightMeasure.ts';
import { sumOf } from './findUnlike.ts';
import { gapOf, nearestMeasure } from './judgeMarks.ts';

/** The measure of a column of weights: as all its cells say, or its title, or their sum. */
export function guessMeasure(title: string, texts: readonly string[]): WeightMeasure {
  const key = nameKey(title);
  const saysShares = /\b(acciones|votos|aportes|sociales|participaciones|titulos)\b/u.test(key);
  const isPercent = /%|porcentaje/iu.test(title);
  const { sign } = columnSign(texts.map(figureBody), null, saysShares && !isPercent);
  const figures = texts.flatMap((text) => {
    const figure = readFigure(text, sign);
    return figure.ok && figure.numerator > 0n ? [figure] : [];
  });
  const said = saidByAll(figures);
  if (said !== null) return said;
  if (!isPercent && /\b(m2|area|metros)\b/u.test(key)) return 'area';
  if (!isPercent && saysShares) return sharesOf(figures);
  if (isPercent) return isExactlyOne(figures) ? 'perOne' : 'percent';
  if (/‰|\bpor mil\b|\bmilesim[ao]s?\b|\bpermilage/iu.test(`${title} ${key}`)) return 'perThousand';
  const nearest = nearestMeasure(figures);
  // Within a twentieth: only to propose a measure. A count must be exact.
  const isNear = nearest !== null && gapOf(figures, nearest) * 20n <= BigInt(wholeWeight);
  return isNear || figures.some(({ mark }) => mark !== null) ? (nearest ?? 'percent') : 'percent';
}

function saidByAll(figures: readonly Figure[]): WeightMeasure | null {
  const [first, ...others] = new Set(figures.map(({ mark }) => mark));
  return others.length === 0 ? (first ?? null) : null;
}

/** Each share is one where the millionths of all would not be exact. */
function sharesOf(figures: readonly Figure[]): WeightMeasure {
  return sumOf(figures, 'shares') > BigInt(Number.MAX_SAFE_INTEGER) ? 'shareMillions' : 'shares';
}

/** A title that says percent over fractions of one, as a sheet with its formats lost: told by a sum of just one. */
function isExactlyOne(figures: readonly Figure[]): boolean {
  if (figures.length < 4) return false;
  const all = figures.every(({ numerator, denominator }) => numerator < denominator);
  return all && gapOf(figures, 'perOne') <= BigInt(figures.length);
}
