import type { Exact } from '../../kernel/weights/readFigure.ts';
import { roundEach, roundToWhole } from '../../kernel/weights/roundWeights.ts';
import type { Weight } from '../../kernel/weights/weight.ts';
import { hasWhole, isOfShares, weightMeasureNames } from '../../kernel/weights/weightMeasure.ts';
import { type FoundProblem, found } from '../rosters/rosterProblem.ts';
import { sayCells } from './sayCells.ts';
import type { ColumnProblem, WeightCell, WeightColumnReading } from './weightColumn.ts';

/** The remedy for more shares than millionths have room for. */
export const largerMeasure = `Elija la medida «${weightMeasureNames.shareMillions}».`;

export interface RoundedColumn {
  /** One a cell; null where it has none. */
  readonly weights: readonly (Weight | null)[];
  /** Of each cell that cannot be kept. */
  readonly wrong: ReadonlyMap<number, FoundProblem>;
  readonly problems: readonly ColumnProblem[];
}

/**
 * The stored weights of a column, in whole millionths. Where some cell has more decimals than that, those of
 * a whole are rounded together, so that their sum is exact, if what was written is the whole already; each to
 * the nearest otherwise. Either is told. A count is never rounded.
 */
export function roundColumn(
  cells: readonly WeightCell[],
  exact: readonly (Exact | null)[],
  { measure, hasSum }: WeightColumnReading,
): RoundedColumn {
  const wrong = new Map<number, FoundProblem>();
  const weights = exact.map((value) => (value === null ? null : nearest(value)));
  const rough = placesWhere(exact, ({ numerator, denominator }) => numerator % denominator !== 0n);
  if (isOfShares(measure)) {
    for (const place of rough) wrong.set(place, ofCell('weight-too-precise', cells[place]));
  }
  const isRounded = rough.length > 0 && !isOfShares(measure);
  const together = isRounded && hasSum && hasWhole(measure) ? roundedTogether(cells, exact) : null;
  for (const [place, weight] of together ?? []) weights[place] = weight;
  weights.forEach((weight, place) => {
    if (weight !== null && weight > BigInt(Number.MAX_SAFE_INTEGER)) {
      const more = measure === 'shares' ? largerMeasure : '';
      wrong.set(place, ofCell('weight-too-large', cells[place], more));
    }
  });
  const code = together === null ? 'weights-rounded-each' : 'weights-rounded-together';
  const roughCells = rough.flatMap((place) => cells[place] ?? []);
  return {
    weights: weights.map((weight, place) =>
      weight === null || wrong.has(place) ? null : Number(weight),
    ),
    wrong,
    problems: isRounded ? [sayCells(code, roughCells)] : [],
  };
}

/** By place; null where a cell is missing or they do not add up to the whole. */
function roundedTogether(
  cells: readonly WeightCell[],
  exact: readonly (Exact | null)[],
): ReadonlyMap<number, bigint> | null {
  const counted = exact.flatMap((value, place) =>
    cells[place]?.repeats === undefined ? [{ value, place }] : [],
  );
  const values = counted.flatMap(({ value }) => value ?? []);
  if (values.length < counted.length) return null;
  const rounded = roundToWhole(values);
  if (rounded === null) return null;
  return new Map(counted.map(({ place }, index) => [place, rounded[index] ?? 0n]));
}

function nearest(value: Exact): bigint {
  return roundEach([value])[0] ?? 0n;
}

function placesWhere(
  exact: readonly (Exact | null)[],
  isSo: (value: Exact) => boolean,
): readonly number[] {
  return exact.flatMap((value, place) => (value !== null && isSo(value) ? [place] : []));
}

function ofCell(code: FoundProblem['code'], cell: WeightCell | undefined, more = ''): FoundProblem {
  return found(code, cell?.text, more, 'weight');
}
