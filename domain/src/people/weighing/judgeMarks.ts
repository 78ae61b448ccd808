import type { Figure, FigureMark } from '../../kernel/weights/readFigure.ts';
import { wholeWeight } from '../../kernel/weights/weight.ts';
import { hasWhole, type WeightMeasure } from '../../kernel/weights/weightMeasure.ts';
import { findUnlike, sumOf } from './findUnlike.ts';
import type { WeightColumnReading } from './weightColumn.ts';

/**
 * The measure that the cells of a column state themselves, beside that of the column. Places are of the
 * figures.
 */
export type MarkVerdict =
  /** None says anything. */
  | { readonly kind: 'silent' }
  /** These do, and all are in one measure. */
  | {
      readonly kind: 'agreed';
      readonly mark: FigureMark;
      readonly places: readonly number[];
      /** Others say nothing. */
      readonly isPartial: boolean;
    }
  /** All say one measure, which the column is not in. */
  | { readonly kind: 'contradicted'; readonly mark: FigureMark; readonly places: readonly number[] }
  /** These are in another measure than the rest, which is in `rest` where that is known. */
  | {
      readonly kind: 'mixed';
      readonly places: readonly number[];
      /** Of those that say none themselves, where that is known. */
      readonly own: WeightMeasure | null;
      readonly rest: WeightMeasure | null;
    };

/** Measures between which only the sum decides. */
const guessed = ['percent', 'perOne', 'perThousand'] as const;

/**
 * Whether a column is in one measure. A sign in a cell fixes the measure of that cell; those without one are
 * in the same only where the sum of the column, read so, comes nearer to the whole than any other way.
 */
export function judgeMarks(
  figures: readonly (Figure | null)[],
  { measure, hasSum, isWhole }: Omit<WeightColumnReading, 'decimal'>,
): MarkVerdict {
  const byMark = new Map<FigureMark | null, number[]>();
  figures.forEach((figure, place) => {
    // Nothing is nothing in any measure.
    if (figure === null || figure.numerator === 0n) return;
    const { mark } = figure;
    const places = byMark.get(mark);
    if (places === undefined) byMark.set(mark, [place]);
    else places.push(place);
  });
  const [first, second, ...more] = [...byMark].sort(
    ([a, one], [b, other]) => one.length - other.length || Number(a === null) - Number(b === null),
  );
  if (first === undefined) return { kind: 'silent' };
  if (second === undefined) {
    const [mark, places] = first;
    if (mark === null) {
      const unlike = hasSum && isWhole && hasWhole(measure) ? findUnlike(figures, measure) : null;
      return unlike === null ? { kind: 'silent' } : { kind: 'mixed', ...unlike };
    }
    if (!fits(mark, measure)) return { kind: 'contradicted', mark, places };
    return { kind: 'agreed', mark, places, isPartial: false };
  }
  const plain = byMark.has(null) ? nearestMeasure(figures) : null;
  const mark = first[0] ?? second[0];
  const isOne = more.length === 0 && byMark.has(null) && mark === plain && measure === plain;
  if (isOne && hasSum && mark !== null) {
    return { kind: 'agreed', mark, places: byMark.get(mark) ?? [], isPartial: true };
  }
  const rest = more.length > 0 || first[0] === null ? null : (second[0] ?? plain);
  const apart = more.length > 0 ? [...byMark].filter(([one]) => one !== null) : [first];
  return { kind: 'mixed', places: apart.flatMap(([, places]) => places), own: null, rest };
}

/** A part of a whole is one in any writing; square metres are not. */
function fits(mark: FigureMark, measure: WeightMeasure): boolean {
  return mark === 'area' ? measure === 'area' : hasWhole(measure);
}

/** In which measure the figures that say none bring the sum of all nearest to the whole; null on a tie. */
export function nearestMeasure(
  figures: readonly (Figure | null)[],
): (typeof guessed)[number] | null {
  const [best, next] = guessed
    .map((measure) => ({ measure, gap: gapOf(figures, measure) }))
    .sort((a, b) => (a.gap === b.gap ? 0 : a.gap > b.gap ? 1 : -1));
  return best === undefined || best.gap === next?.gap ? null : best.measure;
}

/** How far from the whole they add up, in millionths. */
export function gapOf(figures: readonly (Figure | null)[], measure: WeightMeasure): bigint {
  const gap = sumOf(figures, measure) - BigInt(wholeWeight);
  return gap < 0n ? -gap : gap;
}
