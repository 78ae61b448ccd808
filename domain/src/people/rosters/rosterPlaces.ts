import type { Unit } from './unit.ts';
import type { UnitLabels } from './unitLabels.ts';

/** A unit at its place: its id, its label and its group. */
export type PlacedUnit = readonly [unitId: string, label: string, group: string];

/** The units of a roster in their fixed order: the place of each is where it is in the list. */
export function placesOfRoster(units: readonly Unit[]): readonly PlacedUnit[] {
  return [...units]
    .sort((a, b) => a.order - b.order || (a.unitId < b.unitId ? -1 : 1))
    .map(({ unitId, label, group }) => [unitId, label, group]);
}

/** What a public screen needs to name the places. */
export function labelsOf(places: readonly PlacedUnit[]): UnitLabels {
  const groups = [...new Set(places.map(([, , group]) => group))];
  const numberOf = new Map(groups.map((group, i) => [group, i]));
  return {
    labels: places.map(([, label]) => label),
    groups,
    groupOf: places.map(([, , group]) => numberOf.get(group) ?? 0),
  };
}
