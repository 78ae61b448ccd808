import {
  type Count,
  type HoldingWords,
  holdingHeadings,
  sayUnits,
  sayWeight,
} from '@asamblea/domain';

/** `71,2345 % · 40 unidades`: the two figures of a count. */
export function sayCount({ weight, units }: Count, words: HoldingWords): string {
  return `${sayWeight(weight, words)} · ${sayUnits(units, words.units)}`;
}

/** `Coeficiente (%) y unidades`: over them. */
export function sayBoth(words: HoldingWords): string {
  return `${holdingHeadings(words).weight.name} y ${words.units.noun}`;
}
