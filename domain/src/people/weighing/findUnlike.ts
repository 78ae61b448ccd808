import { type Figure, inMillionths } from '../../kernel/weights/readFigure.ts';
import { wholeWeight } from '../../kernel/weights/weight.ts';
import type { WeightMeasure } from '../../kernel/weights/weightMeasure.ts';

/** Cells of a column that are in another measure than the rest. */
export interface Unlike {
  /** The fewer of the two. */
  readonly places: readonly number[];
  readonly own: WeightMeasure;
  readonly rest: WeightMeasure;
}

/** In which the small numbers of a column may be beside the large ones. */
const pairs = [
  ['perOne', 'percent'],
  ['perOne', 'perThousand'],
  ['percent', 'perThousand'],
] as const;

/**
 * Whether a column that does not add up would, to the millionth, if its small numbers were in another measure
 * than its large ones: `0,25` of one beside `75` of a hundred. Nothing is read so; it is asked.
 */
export function findUnlike(
  figures: readonly (Figure | null)[],
  measure: WeightMeasure,
): Unlike | null {
  const filled = figures.flatMap((figure, place) =>
    figure === null || figure.numerator === 0n ? [] : [{ figure, place }],
  );
  const near = BigInt(filled.length);
  const isWhole = (sum: bigint) => {
    const gap = sum - BigInt(wholeWeight);
    return gap <= near && gap >= -near;
  };
  if (isWhole(sumOf(figures, measure))) return null;
  const cells = filled
    .map(({ figure, place }) => ({
      place,
      perOne: whole(figure, 'perOne'),
      percent: whole(figure, 'percent'),
      perThousand: whole(figure, 'perThousand'),
    }))
    .sort((a, b) => (a.perOne === b.perOne ? 0 : a.perOne > b.perOne ? 1 : -1));
  for (const [small, large] of pairs) {
    let sum = sumOf(figures, large);
    for (const [index, cell] of cells.slice(0, -1).entries()) {
      sum += cell[small] - cell[large];
      const isEdge = cell.perOne !== cells[index + 1]?.perOne;
      if (!isEdge || !isWhole(sum)) continue;
      const [smalls, larges] = [cells.slice(0, index + 1), cells.slice(index + 1)];
      return smalls.length <= larges.length
        ? { places: smalls.map(({ place }) => place), own: small, rest: large }
        : { places: larges.map(({ place }) => place), own: large, rest: small };
    }
  }
  return null;
}

function whole(figure: Figure, measure: WeightMeasure): bigint {
  const { numerator, denominator } = inMillionths(figure, measure);
  return numerator / denominator;
}

/** In whole millionths: to compare, never to decide what anybody weighs. */
export function sumOf(figures: readonly (Figure | null)[], measure: WeightMeasure): bigint {
  return figures.reduce((sum, figure) => sum + (figure === null ? 0n : whole(figure, measure)), 0n);
}
