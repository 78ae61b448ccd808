import type { Person } from '../../kernel/identity/person.ts';
import { guardText } from '../../kernel/sheets/guardText.ts';
import { weightToDecimalText } from '../../kernel/weights/formatWeight.ts';
import type { WeightMeasure } from '../../kernel/weights/weightMeasure.ts';
import type { Roster } from './roster.ts';
import { rosterFieldNames as names } from './rosterFields.ts';
import type { Unit } from './unit.ts';

const weightTitles: Readonly<Record<WeightMeasure, string>> = {
  percent: 'Coeficiente %',
  perOne: 'Coeficiente %',
  perThousand: 'Coeficiente %',
  area: 'Coeficiente m2',
  shares: 'Votos',
};

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
  const header = [
    ...[names.unit, names.group, names.kind, weightTitles[measure]],
    // Named so that reading the file finds a weight in them again.
    ...others.map((name) => (/^(coef|cuota|peso)/iu.test(name) ? name : `Peso ${name}`)),
    ...[names.owner, names.document, names.email, names.phone, names.coowners, names.arrears],
  ];
  const ordered = [...units].sort((a, b) => a.order - b.order);
  const rows = ordered.map((unit) => [
    ...[unit.label, unit.group, unit.kind, writeNumber(unit.weight)],
    ...others.map((name) => writeNumber(unit.weights?.[name] ?? 0)),
    ...ownerCells(unit, personOf),
    unit.inArrears ? 'sí' : 'no',
  ]);
  return [header, ...rows].map((row) => row.map(guardText));
}

function ownerCells(unit: Unit, personOf: ReadonlyMap<string, Person>): readonly string[] {
  const owners = unit.ownerIds.map((id, place) => ({
    ...personOf.get(id),
    name: unit.ownerNames[place] ?? '',
  }));
  const [first, ...others] = owners;
  return [
    ...[first?.name ?? '', first?.document ?? '', first?.email ?? '', first?.phone ?? ''],
    others.map(({ name, document }) => `${asOneName(name)} (${document ?? ''})`).join('; '),
  ];
}

/** Without what separates a co-owner from the next one. */
function asOneName(name: string): string {
  return name.replaceAll(';', ',').replaceAll(/\s+\/(?=\s)/gu, ',');
}

function writeNumber(weight: number): string {
  return weightToDecimalText(weight).replace('.', ',');
}
