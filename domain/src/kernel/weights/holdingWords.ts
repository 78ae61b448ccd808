import { sayList } from '../lists/sayList.ts';
import { capital } from '../text/capital.ts';
import { formatWeight } from './formatWeight.ts';
import { unitTerm } from './sayUnits.ts';
import type { Term } from './term.ts';
import type { Weight } from './weight.ts';
import type { WeightMeasure } from './weightMeasure.ts';

/** In what an assembly says what somebody holds: the nouns of its law, and the measure of its roster. */
export interface HoldingWords {
  readonly units: Term;
  readonly owners: Term;
  readonly weight: Term;
  /** Not said: nobody knows it, and no unit is put after a figure. */
  readonly measure?: WeightMeasure;
  /** The law gives each member one vote, whatever they hold. */
  readonly oneEach?: true;
}

/** Where nobody is in an assembly yet. */
export const plainWords: HoldingWords = {
  units: unitTerm,
  owners: { article: 'los', noun: 'propietarios', one: 'propietario' },
  weight: { article: 'el', noun: 'coeficiente' },
};

const measureUnits: Readonly<Record<WeightMeasure, string>> = {
  percent: ' %',
  perOne: ' %',
  perThousand: ' %',
  area: ' m²',
  shares: '',
  shareMillions: ' millones',
};

/**
 * `7,0413 %`, `62,5000 m²`, `1.000`, `36.384,788417 millones`: a weight with its unit, where a column or a
 * noun beside it says what it is.
 */
export function sayWeight(weight: Weight, words: HoldingWords): string {
  const { measure } = words;
  return `${sayBareWeight(weight, words)}${measure === undefined ? '' : measureUnits[measure]}`;
}

/** `7,0413`, `1.000`: the same under a heading that names its unit. Whole things have no decimals. */
export function sayBareWeight(weight: Weight, words: HoldingWords): string {
  const figure = formatWeight(weight);
  return countsThings(words) ? figure.replace(/,?0+$/u, '') : figure;
}

/** `coeficiente de 7,0413 %`, `cuota de participación de 7,0413 %`, `1.000 acciones`: within a sentence. */
export function sayHeld(weight: Weight, words: HoldingWords): string {
  const { article, noun, one, held = noun } = words.weight;
  const figure = sayWeight(weight, words);
  if (one === undefined) return `${held} de ${figure}`;
  if (words.measure === 'shareMillions') return `${figure} de ${noun}`;
  if (countsThings(words)) return `${figure} ${figure === '1' ? one : noun}`;
  return `${figure} de ${article} ${noun}`;
}

/** `Unidad`, `Propietario`, `Coeficiente (%)`, `Acciones presentes`: over columns about what is held. */
export function holdingHeadings({ units, owners, weight, measure }: HoldingWords) {
  const unit = measure === undefined ? '' : measureUnits[measure].trim();
  const figure = (name: string) => ({ name: capital(name), isFigure: true });
  const inUnit = (name: string) => figure(unit === '' ? name : `${name} (${unit})`);
  const isPlural = weight.article === 'los' || weight.article === 'las';
  return {
    unit: { name: capital(units.one ?? units.noun) },
    units: figure(units.noun),
    owner: { name: capital(owners.one ?? owners.noun) },
    weight: inUnit(weight.noun),
    present: inUnit(`${weight.noun} ${isPlural ? 'presentes' : 'presente'}`),
  };
}

/** `la unidad 101`, `los pisos y locales A, B y C`: what somebody holds, by its labels. */
export function sayHoldings(labels: readonly string[], { units }: HoldingWords): string {
  const { article, noun, one = noun } = units;
  if (labels.length !== 1) return `${article} ${noun} ${sayList(labels)}`;
  return `${article === 'las' || article === 'la' ? 'la' : 'el'} ${one} ${labels[0]}`;
}

/** Shares and votes are whole things, as far as anybody knows. Light pages say them without the other measures. */
function countsThings({ measure, weight }: HoldingWords): boolean {
  return measure === undefined ? weight.one !== undefined : measure.startsWith('share');
}
