import fc from 'fast-check';
import type { DrawnMeasure } from './dirtyRoster.ts';

/** How somebody writes a weight, which comes in millionths. */
export type WeightWay = (weight: number) => string;

/** Exactly, with as many decimals as it has of these. */
function decimals(weight: number, places: number, sign: string): string {
  const digits = String(weight).padStart(places + 1, '0');
  const fraction = digits.slice(-places).replace(/0+$/u, '');
  const whole = digits.slice(0, -places);
  return fraction === '' ? whole : `${whole}${sign}${fraction}`;
}

const grouped = (text: string, between: string) => text.replace(/\B(?=(?:\d{3})+$)/gu, between);

/** Ways in which people write the weights of one measure, all of a column alike. */
const weightWays: Readonly<Record<DrawnMeasure, readonly WeightWay[]>> = {
  percent: [
    (weight) => decimals(weight, 6, '.'),
    (weight) => decimals(weight, 6, ','),
    (weight) => `${decimals(weight, 6, ',')} %`,
    (weight) => `${decimals(weight, 6, '.')}%`,
    (weight) => `${decimals(weight, 6, ',')} por ciento`,
    // As a sheet that computes it hands it over.
    (weight) =>
      `${String(Math.floor(weight / 1_000_000))}.${String(weight % 1_000_000).padStart(6, '0')}0000000001`,
  ],
  perOne: [
    (weight) => decimals(weight, 8, '.'),
    (weight) => decimals(weight, 8, ','),
    (weight) => `${weight}/100000000`,
    (weight) =>
      `${Math.floor(weight / 100_000_000)}.${String(weight % 100_000_000).padStart(8, '0')}00000001`,
  ],
  perThousand: [
    (weight) => decimals(weight, 5, '.'),
    (weight) => decimals(weight, 5, ','),
    (weight) => `${decimals(weight, 5, ',')} ‰`,
    (weight) => `${decimals(weight, 5, '.')} por mil`,
  ],
  area: [
    (weight) => `${decimals(weight, 6, ',')} m²`,
    (weight) => `${decimals(weight, 6, '.')}.00 m2`,
    (weight) => decimals(weight, 6, ','),
  ],
  shares: [
    (weight) => grouped(decimals(weight, 6, ','), '.'),
    (weight) => grouped(decimals(weight, 6, ','), ' '),
    (weight) => decimals(weight, 6, ','),
  ],
};

/** How the weights of a drawn roster are written: all alike, or some of them in another way. */
export const weightDirt = fc.record({
  way: fc.nat(100),
  other: fc.option(fc.nat(100)),
  isOther: fc.array(fc.boolean(), { minLength: 1, maxLength: 20 }),
});
export type WeightDirt = typeof weightDirt extends fc.Arbitrary<infer D> ? D : never;

/** Parts of a whole may be written in the measure of another one; square metres and shares may not. */
function otherWays(measure: DrawnMeasure): readonly WeightWay[] {
  if (measure === 'area' || measure === 'shares') return weightWays[measure];
  return [...weightWays.percent, ...weightWays.perOne, ...weightWays.perThousand];
}

/** The writer of one table, which takes the other way where it was drawn. */
export function weightWriter(
  measure: DrawnMeasure,
  { way, other, isOther }: WeightDirt,
): WeightWay {
  const pick = (ways: readonly WeightWay[], place: number) => ways[place % ways.length] ?? String;
  const usual = pick(weightWays[measure], way);
  const second = other === null ? usual : pick(otherWays(measure), other);
  let written = 0;
  return (weight) => {
    written += 1;
    return isOther[written % isOther.length] === true ? second(weight) : usual(weight);
  };
}
