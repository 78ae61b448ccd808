import { type DocumentFinder, documentFinder } from '../../kernel/identity/documentFinder.ts';
import type { Person } from '../../kernel/identity/person.ts';
import { isLiveProxy, type ProxyGrant } from '../../people/proxies/proxyGrant.ts';
import type { Unit } from '../../people/rosters/unit.ts';
import { type UnitFinder, unitFinder } from '../../people/rosters/unitFinder.ts';
import { unitsByOwner } from '../../people/rosters/unitOwners.ts';
import type { Attendance, RosterCapacity } from '../../people/seats/attendance.ts';

export interface SeatPerson {
  readonly personId: string;
  readonly name: string;
}

/** Roster, proxies and attendance, ready to be asked for what a list says. */
export interface SeatBook {
  /** In the order of the roster. */
  readonly units: readonly Unit[];
  readonly byUnitId: ReadonlyMap<string, Unit>;
  /** A unit as it is typed, in any of the ways to write it. */
  readonly findUnit: UnitFinder<Unit>;
  /** The people with or without a document, each once. */
  readonly people: readonly SeatPerson[];
  /** A person as their document is typed, in any of the ways to write it. */
  readonly findDocument: DocumentFinder<SeatPerson>;
  readonly ownedBy: ReadonlyMap<string, readonly Unit[]>;
  /** The attorneys of each unit under an accepted proxy; several when there is a conflict. */
  readonly attorneysOf: ReadonlyMap<string, readonly SeatPerson[]>;
  readonly representedBy: ReadonlyMap<string, readonly Unit[]>;
  readonly held: ReadonlyMap<string, Attendance>;
}

export interface SeatMaterial {
  readonly units: readonly Unit[];
  readonly people: readonly Person[];
  readonly proxies: readonly ProxyGrant[];
  readonly attendance: readonly Attendance[];
  /** By whose usage documents are read. */
  readonly country: string;
}

export function buildSeatBook(from: SeatMaterial): SeatBook {
  const units = [...from.units].sort((a, b) => a.order - b.order);
  const byUnitId = new Map(units.map((unit) => [unit.unitId, unit]));
  const live = from.proxies.filter(isLiveProxy);
  const attorneysOf = new Map<string, SeatPerson[]>();
  const representedBy = new Map<string, Unit[]>();
  for (const { attorneyId, attorneyName, unitIds } of live) {
    for (const unitId of unitIds) {
      const unit = byUnitId.get(unitId);
      const named = listAt(attorneysOf, unitId);
      if (unit === undefined || named.some(({ personId }) => personId === attorneyId)) continue;
      named.push({ personId: attorneyId, name: attorneyName });
      listAt(representedBy, attorneyId).push(unit);
    }
  }
  const known = new Map<string, SeatPerson>();
  const written = new Map<string, readonly [string, SeatPerson]>();
  const know = (document: string, person: SeatPerson) => {
    const one = known.get(person.personId) ?? person;
    known.set(one.personId, one);
    written.set(`${one.personId} ${document}`, [document, one]);
  };
  for (const { document, personId, name } of from.people) know(document, { personId, name });
  for (const { attorneyDocument, attorneyId, attorneyName } of live) {
    know(attorneyDocument ?? '', { personId: attorneyId, name: attorneyName });
  }
  return {
    units,
    byUnitId,
    findUnit: unitFinder(units),
    people: [...known.values()],
    findDocument: documentFinder(written.values(), from.country),
    ownedBy: unitsByOwner(units),
    attorneysOf,
    representedBy,
    held: new Map(from.attendance.map((one) => [one.unitId, one])),
  };
}

/**
 * Everything that a person may hold: units that they own and nobody else represents, and units that they
 * represent.
 */
export function unitsToHold(
  personId: string,
  {
    ownedBy,
    representedBy,
    attorneysOf,
  }: Pick<SeatBook, 'ownedBy' | 'representedBy' | 'attorneysOf'>,
): Readonly<Record<RosterCapacity, readonly Unit[]>> {
  const isFree = ({ unitId }: Unit) =>
    (attorneysOf.get(unitId) ?? []).every((attorney) => attorney.personId === personId);
  const owned = ownedBy.get(personId) ?? [];
  const represented = representedBy.get(personId) ?? [];
  return {
    owner: owned.filter(isFree),
    proxy: represented.filter((unit) => !owned.includes(unit)),
  };
}

function listAt<T>(lists: Map<string, T[]>, key: string): T[] {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
}
