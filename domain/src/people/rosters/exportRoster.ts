import { guardText } from '../../kernel/sheets/guardText.ts';
import type { WeightMeasure } from '../../kernel/weights/weightMeasure.ts';
import type { Roster } from './roster.ts';
import { fieldList, unitFields } from './unitFields.ts';
import { ownersOf } from './unitOwners.ts';

const weightTitles: Readonly<Record<WeightMeasure, string>> = {
  percent: 'Coeficiente %',
  perOne: 'Coeficiente %',
  perThousand: 'Coeficiente %',
  area: 'Coeficiente m2',
  shares: 'Votos',
  shareMillions: 'Votos',
};

/** Where the weights of an exported roster stand: so many columns before them and after them. */
const weightPlace = fieldList.findIndex(({ column }) => column === 'weight');
export const besideWeights = {
  before: weightPlace,
  after: fieldList.length - weightPlace - 1,
} as const;

/**
 * A roster as the rows of a table that reads back by itself. Every cell is text that no spreadsheet
 * runs; numbers carry a decimal comma.
 */
export function exportRoster(
  { units, people }: Pick<Roster, 'units' | 'people'>,
  measure: WeightMeasure = 'percent',
): readonly (readonly string[])[] {
  const personOf = new Map(people.map((person) => [person.personId, person]));
  const others = [...new Set(units.flatMap((unit) => Object.keys(unit.weights ?? {})))];
  const header = fieldList.flatMap(({ column, name }) =>
    column === 'weight'
      ? // Named so that reading the file finds a weight in them again.
        [
          weightTitles[measure],
          ...others.map((other) => (/^(coef|cuota|peso)/iu.test(other) ? other : `Peso ${other}`)),
        ]
      : [name],
  );
  const ordered = [...units].sort((a, b) => a.order - b.order);
  const rows = ordered.map((unit) => {
    const owners = ownersOf(unit, personOf);
    return fieldList.flatMap(({ column, write }) => {
      const cell = write(unit, owners);
      if (column !== 'weight') return [cell];
      const weightOf = (name: string) => ({ ...unit, weight: unit.weights?.[name] ?? 0 });
      const own = measure === 'shareMillions' ? String(unit.weight) : cell;
      return [own, ...others.map((name) => unitFields.weight.write(weightOf(name), owners))];
    });
  });
  return [header, ...rows].map((row) => row.map(guardText));
}
