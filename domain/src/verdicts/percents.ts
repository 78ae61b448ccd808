import { meets, type Threshold } from '../rules/threshold.ts';
import { formatShare } from '../weights/formatWeight.ts';
import type { Weight } from '../weights/weight.ts';

const fewestDecimals = 2;
/** What a weight of points of a hundred may carry. */
const mostDecimals = 6;

/** A part of a column that is held against a line: its place, and the fraction to pass or reach. */
export interface HeldPart {
  readonly place: number;
  readonly threshold: Threshold;
}

/**
 * A column of percentages of one base, all with as many decimals: they and what is left of the base add
 * up to exactly 100 by largest remainders, and a part that is held against a line stands on the side of
 * it where it is. Two decimals, and up to six where fewer would put the first that is held on the other
 * side, which reads as it does alone: a sentence says it too. Of the others the last decimal is moved.
 * Parts may not exceed the base together.
 */
export function percentsOf(
  parts: readonly Weight[],
  base: Weight,
  held: readonly HeldPart[] = [],
): readonly string[] {
  if (base === 0) return parts.map(() => formatShare(0, fewestDecimals));
  const column = [...parts, base - parts.reduce((sum, part) => sum + part, 0)];
  const decimals = decimalsFor(held[0], column, base);
  const shown = roundColumn(column, base, decimals, held[0]?.place ?? null);
  const moved = held.reduce(
    (read, one) => moveToItsSide(one, read, { column, base, decimals, held }),
    shown,
  );
  return moved.slice(0, parts.length).map((share) => formatShare(share, decimals));
}

/** As few as put it on its side of the line; two where none do. */
function decimalsFor(first: HeldPart | undefined, column: readonly Weight[], base: Weight): number {
  if (first === undefined) return fewestDecimals;
  for (let decimals = fewestDecimals; decimals <= mostDecimals; decimals += 1) {
    const shown = roundColumn(column, base, decimals, first.place);
    if (isOnItsSide(first, shown[first.place] ?? 0, 10 ** (decimals + 2), column, base)) {
      return decimals;
    }
  }
  return fewestDecimals;
}

/** One percentage alone, on its side of the line that it is held against. */
export function percentOf(part: Weight, base: Weight, threshold: Threshold | null = null): string {
  const held = threshold === null ? [] : [{ place: 0, threshold }];
  return percentsOf([part], base, held)[0] ?? '';
}

/** In units of the last decimal. One that is fixed is rounded alone, half up; the rest share what is left. */
function roundColumn(
  column: readonly Weight[],
  base: Weight,
  decimals: number,
  fixed: number | null,
): readonly number[] {
  const [all, whole] = [BigInt(base), 10n ** BigInt(decimals + 2)];
  const cut = column.map((part, place) => {
    const scaled = BigInt(part) * whole;
    return place === fixed
      ? { place, share: (2n * scaled + all) / (2n * all), rest: -1n }
      : { place, share: scaled / all, rest: scaled % all };
  });
  const left = Number(whole - cut.reduce((sum, { share }) => sum + share, 0n));
  const raised = new Set(
    [...cut]
      .sort((a, b) => (a.rest === b.rest ? a.place - b.place : a.rest > b.rest ? -1 : 1))
      .slice(0, left)
      .map(({ place }) => place),
  );
  return cut.map(({ place, share }) => Number(share) + (raised.has(place) ? 1 : 0));
}

function isOnItsSide(
  { place, threshold }: HeldPart,
  shown: number,
  whole: number,
  column: readonly Weight[],
  base: Weight,
): boolean {
  return meets(threshold, shown, whole) === meets(threshold, column[place] ?? 0, base);
}

interface Column {
  readonly column: readonly Weight[];
  readonly base: Weight;
  readonly decimals: number;
  readonly held: readonly HeldPart[];
}

/**
 * A part that was cut to the other side of its line: exactly on one that no decimal writes, as 1/3, or not
 * the first that is held. What it gives or takes comes from whoever is furthest on the other side of its
 * own exact share, and stays on its side of its own line; never from the first. Where nobody is left the
 * column is a unit off: the side of a line tells who won.
 */
function moveToItsSide(
  one: HeldPart,
  shown: readonly number[],
  { column, base, decimals, held }: Column,
): readonly number[] {
  const whole = 10 ** (decimals + 2);
  const { place, threshold } = one;
  if (isOnItsSide(one, shown[place] ?? 0, whole, column, base)) return shown;
  const step = meets(threshold, column[place] ?? 0, base) ? 1 : -1;
  const errorOf = (other: number) =>
    (BigInt(shown[other] ?? 0) * BigInt(base) - BigInt(column[other] ?? 0) * BigInt(whole)) *
    BigInt(step);
  const mayGive = (other: number) => {
    const left = (shown[other] ?? 0) - step;
    if (other === place || other === held[0]?.place || left < 0) return false;
    const own = held.filter((each) => each.place === other);
    return own.every((each) => isOnItsSide(each, left, whole, column, base));
  };
  const [giver = -1] = column
    .map((_, other) => other)
    .filter(mayGive)
    .sort((a, b) => (errorOf(a) > errorOf(b) ? -1 : 1));
  return shown.map((share, other) => {
    if (other === place) return share + step;
    return other === giver ? share - step : share;
  });
}
