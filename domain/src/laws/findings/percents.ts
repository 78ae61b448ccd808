import { formatShare } from '../../kernel/weights/formatWeight.ts';
import { meets, type Threshold } from '../../kernel/weights/threshold.ts';
import type { Weight } from '../../kernel/weights/weight.ts';

const fewestDecimals = 2;
/** The most decimals of a weight in points of a hundred. */
const mostDecimals = 6;

/** A part of a column that is held against a line: its place, and the fraction to pass or reach. */
export interface HeldPart {
  readonly place: number;
  readonly threshold: Threshold;
}

/**
 * A column of percentages of one base, all with as many decimals: they and the rest of the base add up to
 * exactly 100 by largest remainders. The part that is held against a line stands on the side of it where it
 * is: two decimals, and up to six where fewer would put it on the other; on a line that no decimal writes, as
 * 1/3, its last one is moved. It reads as it does alone: a sentence says it too. Parts may not exceed the
 * base together.
 */
export function percentsOf(
  parts: readonly Weight[],
  base: Weight,
  held: HeldPart | null = null,
): readonly string[] {
  if (base === 0) return parts.map(() => formatShare(0, fewestDecimals));
  const column = [...parts, base - parts.reduce((sum, part) => sum + part, 0)];
  const read = held === null ? null : readHeld(held, column[held.place] ?? 0, base);
  const decimals = read?.decimals ?? fewestDecimals;
  const fixed = held === null || read === null ? null : { place: held.place, share: read.share };
  return roundColumn(column, base, decimals, fixed)
    .slice(0, parts.length)
    .map((share) => formatShare(share, decimals));
}

/** One percentage alone, on its side of the line that it is held against. */
export function percentOf(part: Weight, base: Weight, threshold: Threshold | null = null): string {
  return percentsOf([part], base, threshold === null ? null : { place: 0, threshold })[0] ?? '';
}

interface Read {
  readonly decimals: number;
  /** In units of the last of them. */
  readonly share: number;
}

/** The reading of a part: rounded half up, with as few decimals as keep it on its side of the line. */
function readHeld({ threshold }: HeldPart, part: Weight, base: Weight): Read {
  const isMet = meets(threshold, part, base);
  for (let decimals = fewestDecimals; decimals <= mostDecimals; decimals += 1) {
    const whole = 10 ** (decimals + 2);
    const share = Number((2n * BigInt(part) * BigInt(whole) + BigInt(base)) / (2n * BigInt(base)));
    if (meets(threshold, share, whole) === isMet) return { decimals, share };
  }
  const whole = 10n ** BigInt(fewestDecimals + 2);
  const cut = Number((BigInt(part) * whole) / BigInt(base));
  return { decimals: fewestDecimals, share: isMet ? cut + 1 : cut };
}

/** In units of the last decimal. A fixed figure keeps its share; the rest take the remainder. */
function roundColumn(
  column: readonly Weight[],
  base: Weight,
  decimals: number,
  fixed: { readonly place: number; readonly share: number } | null,
): readonly number[] {
  const [all, whole] = [BigInt(base), 10n ** BigInt(decimals + 2)];
  const cut = column.map((part, place) => {
    const scaled = BigInt(part) * whole;
    return place === fixed?.place
      ? { place, share: BigInt(fixed.share), rest: -1n }
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
