import { nameKey } from '../../kernel/identity/nameKey.ts';
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

/** A label as somebody in a hurry reads it: `T1 101`, `t1101` and `T1-101` look the same. */
export function looseKey(label: string): string {
  const key = nameKey(label).replaceAll(' ', '');
  return key === '' ? label : key;
}
