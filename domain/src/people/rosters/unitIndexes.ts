import { checkedRows } from '../../kernel/lists/checkedRows.ts';
import type { Unit } from './unit.ts';
import type { UnitLabels } from './unitLabels.ts';

/** A unit at its index: its id, its label and its group. */
export type IndexedUnit = readonly [unitId: string, label: string, group: string];

/** The units as they are stored. Every instance reads them of each roster before its first vote. */
export const indexedUnits = checkedRows(
  (row): row is IndexedUnit =>
    Array.isArray(row) && row.length === 3 && row.every((text) => typeof text === 'string'),
);

/** The units of a roster in their fixed order: the index of each is where it is in the list. */
export function indexUnits(units: readonly Unit[]): readonly IndexedUnit[] {
  return [...units]
    .sort((a, b) => a.order - b.order || (a.unitId < b.unitId ? -1 : 1))
    .map(({ unitId, label, group }) => [unitId, label, group]);
}

/** The names that a public screen needs for the units. */
export function labelsOf(units: readonly IndexedUnit[]): UnitLabels {
  const groups = [...new Set(units.map(([, , group]) => group))];
  const numberOf = new Map(groups.map((group, i) => [group, i]));
  return {
    labels: units.map(([, label]) => label),
    groups,
    groupOf: units.map(([, , group]) => numberOf.get(group) ?? 0),
  };
}
