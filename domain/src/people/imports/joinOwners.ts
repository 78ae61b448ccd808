import type { Unit } from '../rosters/unit.ts';
import { unitValues } from '../rosters/unitFields.ts';

/** The unit with a further row of it: the owners of both, each once, and its values as each joins them. */
export function joinOwners(unit: Unit, more: Unit): Unit {
  const { ownerIds, ownerNames } = unit;
  const added = more.ownerIds.flatMap((id, place) => (ownerIds.includes(id) ? [] : [place]));
  return {
    ...unit,
    ...unitValues(({ key, join }) => join(unit[key], more[key])),
    ownerIds: [...ownerIds, ...added.map((place) => more.ownerIds[place] ?? '')],
    ownerNames: [...ownerNames, ...added.map((place) => more.ownerNames[place] ?? '')],
  };
}
