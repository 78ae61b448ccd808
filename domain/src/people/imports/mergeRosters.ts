import type { Person } from '../../kernel/identity/person.ts';
import type { Roster } from '../rosters/roster.ts';
import type { RosterColumns, RosterField } from '../rosters/rosterFields.ts';
import { found, type RosterProblem, rosterProblem } from '../rosters/rosterProblem.ts';
import type { Unit } from '../rosters/unit.ts';
import { unitValues } from '../rosters/unitFields.ts';

export interface MergedRoster {
  readonly roster: Roster;
  readonly problems: readonly RosterProblem[];
}

/**
 * The roster in force with what a file brings: units that the file does not name stay, and so do the
 * fields for which it has no column. New units go last and must bring their weight, unless each weighs the
 * same.
 */
export function mergeRosters(
  base: Roster,
  read: Roster,
  columns: RosterColumns,
  isEqual = false,
): MergedRoster {
  const problems: RosterProblem[] = [];
  const byId = new Map(base.units.map((unit) => [unit.unitId, unit]));
  const has = (field: RosterField) => columns[field] !== undefined;
  for (const unit of read.units) {
    const known = byId.get(unit.unitId);
    if (known === undefined && !has('weight') && !isEqual) {
      problems.push(
        rosterProblem(found('weight-empty', unit.label, `La unidad ${unit.label} es nueva.`)),
      );
    }
    byId.set(
      unit.unitId,
      known === undefined ? { ...unit, order: byId.size } : mergeUnit(known, unit, has),
    );
  }
  const units = [...byId.values()].sort((a, b) => a.order - b.order);
  const people = mergePeople(base.people, read.people, has);
  return { roster: rosterOf(units, people), problems };
}

/** Units with their people and their sum; people who own nothing are left out. */
export function rosterOf(units: readonly Unit[], people: readonly Person[]): Roster {
  const owners = new Set(units.flatMap((unit) => unit.ownerIds));
  const nameOf = new Map(people.map(({ personId, name }) => [personId, name]));
  return {
    units: units.map((unit, order) => ({
      ...unit,
      order,
      ownerNames: unit.ownerIds.map((id, place) => nameOf.get(id) ?? unit.ownerNames[place] ?? ''),
    })),
    people: people.filter(({ personId }) => owners.has(personId)),
    totalWeight: units.reduce((sum, unit) => sum + unit.weight, 0),
  };
}

function mergeUnit(known: Unit, read: Unit, has: (field: RosterField) => boolean): Unit {
  const keepsOwners =
    read.ownerIds.length === 0 ||
    (!has('owner') && !has('document')) ||
    (!has('coowners') && read.ownerIds.every((id) => known.ownerIds.includes(id)));
  const weights = { ...known.weights, ...read.weights };
  const { ownerIds, ownerNames } = keepsOwners ? known : read;
  return {
    unitId: known.unitId,
    // However the file writes the name, the unit keeps its own.
    ...unitValues(({ key, column }) => (key !== 'label' && has(column) ? read : known)[key]),
    ...(Object.keys(weights).length === 0 ? {} : { weights }),
    ownerIds,
    ownerNames,
    order: known.order,
  };
}

function mergePeople(
  base: readonly Person[],
  read: readonly Person[],
  has: (field: RosterField) => boolean,
): readonly Person[] {
  const byId = new Map(base.map((person) => [person.personId, person]));
  for (const person of read) {
    const known = byId.get(person.personId);
    byId.set(person.personId, known === undefined ? person : mergePerson(known, person, has));
  }
  return [...byId.values()];
}

/** Its type names every key, so that a new one is not left out. */
function mergePerson(
  known: Person,
  read: Person,
  has: (field: RosterField) => boolean,
): Required<Omit<Person, 'isContactOld'>> & Pick<Person, 'isContactOld'> {
  const bringsContact = read.email !== null || read.phone !== null;
  return {
    personId: known.personId,
    name: has('owner') ? read.name : known.name,
    document: read.document,
    email: read.email ?? known.email,
    phone: read.phone ?? known.phone,
    // A contact that the file leaves as it was is still to be confirmed.
    ...(known.isContactOld === true && !bringsContact ? { isContactOld: true } : {}),
  };
}
