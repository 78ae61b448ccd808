import type { ConflictLaw } from '../../laws/rules/rule.ts';
import { headIdOf } from '../rosters/heads.ts';
import type { Unit } from '../rosters/unit.ts';

/** The sets of people apart from the rest in a question, as the chair says before it opens. */
export const namedSetKinds = ['conflict', 'affected', 'class'] as const;
export type NamedSetKind = (typeof namedSetKinds)[number];

/** The named one: a person with all their units, or a unit with all those of its owners. */
export interface NamedOne {
  /** `Ana Pérez`, or `101 (Ana Pérez)`. */
  readonly name: string;
  /** Null: a person. */
  readonly unitId: string | null;
  readonly ownerIds: readonly string[];
  /** Why, as the chair said it. */
  readonly reason: string;
}

export interface NamedSet {
  readonly of: readonly NamedOne[];
  /** How many units they had when it opened. */
  readonly units: number;
}

export type NamedSets = Readonly<Partial<Record<NamedSetKind, NamedSet>>>;

/** Somebody who answers for a unit that was left out, and does not agree. */
export interface Protest {
  readonly personId: string;
  /** `Ana Pérez`, or `Beto Ruiz, por Ana Pérez`. */
  readonly name: string;
  readonly at: number;
}

/** The owners of a unit as far as they matter here, and the person who answers for it. */
export interface Belonging extends Pick<Unit, 'unitId' | 'ownerIds'> {
  /** The person who holds or voted it; absent: nobody. */
  readonly holderId?: string | undefined;
}

/**
 * Why a unit belongs to a set; null where it does not. The owners count and not the unit named, so that
 * another unit of the same owners belongs to it too, also one that comes later.
 */
export function namedAmong(
  named: readonly NamedOne[],
  reach: ConflictLaw['reach'],
): (unit: Belonging) => NamedOne | null {
  if (named.length === 0) return () => null;
  const places = new Map<string, NamedOne>();
  const note = (key: string, one: NamedOne) => {
    if (!places.has(key)) places.set(key, one);
  };
  for (const one of named) {
    const { unitId, ownerIds } = one;
    if (unitId === null) for (const personId of ownerIds) note(`person:${personId}`, one);
    else note(`head:${headIdOf({ unitId, ownerIds })}`, one);
    if (reach === 'represented') for (const id of ownerIds) note(`holder:${id}`, one);
  }
  return ({ holderId, ...unit }) => {
    const keys = [
      `head:${headIdOf(unit)}`,
      ...unit.ownerIds.map((personId) => `person:${personId}`),
      ...(holderId === undefined ? [] : [`holder:${holderId}`]),
    ];
    for (const key of keys) {
      const one = places.get(key);
      if (one !== undefined) return one;
    }
    return null;
  };
}

/**
 * Why a unit is of the class that votes apart: named by itself, or of somebody who was named with all that is
 * theirs. Another unit of the same owners may be of another class.
 */
export function classAmong(named: readonly NamedOne[]): (unit: Belonging) => NamedOne | null {
  const byUnit = new Map(named.flatMap((one) => (one.unitId === null ? [] : [[one.unitId, one]])));
  const ofPerson = namedAmong(
    named.filter(({ unitId }) => unitId === null),
    'own',
  );
  return (unit) => byUnit.get(unit.unitId) ?? ofPerson(unit);
}
