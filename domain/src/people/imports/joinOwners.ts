import { nameKey } from '../../kernel/identity/nameKey.ts';
import type { Unit } from '../rosters/unit.ts';

/** The unit with the owners of a further row of it, each once; in arrears if any row says so. */
export function joinOwners(unit: Unit, more: Unit): Unit {
  const added = more.ownerIds.flatMap((id, place) => (unit.ownerIds.includes(id) ? [] : [place]));
  return {
    ...unit,
    ownerIds: [...unit.ownerIds, ...added.map((place) => more.ownerIds[place] ?? '')],
    ownerNames: [...unit.ownerNames, ...added.map((place) => more.ownerNames[place] ?? '')],
    inArrears: unit.inArrears || more.inArrears,
  };
}

/** A label as somebody in a hurry reads it: `T1 101`, `t1101` and `T1-101` look the same. */
export function looseKey(label: string): string {
  const key = nameKey(label).replaceAll(' ', '');
  return key === '' ? label : key;
}
