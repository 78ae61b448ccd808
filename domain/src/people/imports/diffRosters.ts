import type { Person } from '../../kernel/identity/person.ts';
import { formatWeight } from '../../kernel/weights/formatWeight.ts';
import type { Roster } from '../rosters/roster.ts';
import type { Unit } from '../rosters/unit.ts';
import { fieldList } from '../rosters/unitFields.ts';
import { ownersOf } from '../rosters/unitOwners.ts';

interface FieldChange {
  /** As people call it: `Coeficiente`. */
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

export interface UnitChange {
  readonly unitId: string;
  readonly label: string;
  readonly changes: readonly FieldChange[];
}

export interface RosterDiff {
  readonly added: readonly Unit[];
  readonly removed: readonly Unit[];
  readonly changed: readonly UnitChange[];
  readonly unchanged: number;
}

/** The changes from one roster to another, unit by unit. Their order is not a change. */
export function diffRosters(before: Roster, after: Roster): RosterDiff {
  const known = new Map(before.units.map((unit) => [unit.unitId, unit]));
  const kept = new Set(after.units.map((unit) => unit.unitId));
  const contacts = { before: contactsOf(before.people), after: contactsOf(after.people) };
  const both = after.units.flatMap((unit): UnitChange[] => {
    const was = known.get(unit.unitId);
    if (was === undefined) return [];
    const changes = changesOf(fieldsOf(was, contacts.before), fieldsOf(unit, contacts.after));
    return [{ unitId: unit.unitId, label: unit.label, changes }];
  });
  const changed = both.filter(({ changes }) => changes.length > 0);
  return {
    added: after.units.filter((unit) => !known.has(unit.unitId)),
    removed: before.units.filter((unit) => !kept.has(unit.unitId)),
    changed,
    unchanged: both.length - changed.length,
  };
}

type Fields = ReadonlyMap<string, string>;

function changesOf(before: Fields, after: Fields): readonly FieldChange[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].flatMap((field) => {
    const change = { field, before: before.get(field) ?? '', after: after.get(field) ?? '' };
    return change.before === change.after ? [] : [change];
  });
}

/** A unit as a person reads it, with the contact of each of its owners. */
function fieldsOf(unit: Unit, contacts: ReadonlyMap<string, Person>): Fields {
  const owners = ownersOf(unit, contacts);
  return new Map(
    fieldList.flatMap(({ column, inFull }): (readonly [string, string])[] => [
      ...(inFull === null ? [] : [[inFull.name, inFull.say(unit, owners)] as const]),
      ...(column === 'weight' ? otherWeights(unit) : []),
    ]),
  );
}

function otherWeights({ weights = {} }: Unit) {
  return Object.entries(weights).map(([name, weight]) => [name, formatWeight(weight)] as const);
}

function contactsOf(people: readonly Person[]): ReadonlyMap<string, Person> {
  return new Map(people.map((person) => [person.personId, person]));
}
