import { isOut, type Plate } from '../../hall/plates/plate.ts';
import { type DocumentFinder, documentFinder } from '../../kernel/identity/documentFinder.ts';
import type { Person } from '../../kernel/identity/person.ts';
import type { BulkRow } from '../../people/lists/readBulkSheet.ts';
import { isLiveProxy, type ProxyGrant } from '../../people/proxies/proxyGrant.ts';
import type { Unit } from '../../people/rosters/unit.ts';
import { type UnitFinder, unitFinder } from '../../people/rosters/unitFinder.ts';
import { unitsByOwner } from '../../people/rosters/unitOwners.ts';
import type { Attendance } from '../../people/seats/attendance.ts';

export interface BulkPerson {
  readonly personId: string;
  readonly name: string;
}

/** Roster, proxies, attendance and plates, ready to be asked for what a sheet says. */
export interface BulkBook {
  /** In the order of the roster. */
  readonly units: readonly Unit[];
  readonly byUnitId: ReadonlyMap<string, Unit>;
  /** A unit as it is typed, in any of the ways to write it. */
  readonly findUnit: UnitFinder<Unit>;
  /** Who has a document or not, each once. */
  readonly people: readonly BulkPerson[];
  /** A person as their document is typed, in any of the ways to write it. */
  readonly findDocument: DocumentFinder<BulkPerson>;
  readonly ownedBy: ReadonlyMap<string, readonly Unit[]>;
  /** Who represents each unit under an accepted proxy; several when there is a conflict. */
  readonly attorneysOf: ReadonlyMap<string, readonly BulkPerson[]>;
  readonly representedBy: ReadonlyMap<string, readonly Unit[]>;
  readonly held: ReadonlyMap<string, Attendance>;
  readonly plates: ReadonlyMap<number, Plate>;
  readonly plateOf: ReadonlyMap<string, Plate>;
}

interface Material {
  readonly units: readonly Unit[];
  readonly people: readonly Person[];
  readonly proxies: readonly ProxyGrant[];
  readonly attendance: readonly Attendance[];
  readonly plates: readonly Plate[];
  /** By whose usage documents are read. */
  readonly country: string;
}

export function buildBulkBook(from: Material): BulkBook {
  const units = [...from.units].sort((a, b) => a.order - b.order);
  const byUnitId = new Map(units.map((unit) => [unit.unitId, unit]));
  const live = from.proxies.filter(isLiveProxy);
  const attorneysOf = new Map<string, BulkPerson[]>();
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
  const known = new Map<string, BulkPerson>();
  const written = new Map<string, readonly [string, BulkPerson]>();
  const know = (document: string, person: BulkPerson) => {
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
    plates: new Map(from.plates.map((plate) => [plate.number, plate])),
    plateOf: new Map(
      from.plates.filter(isOut).map((plate) => [plate.personId ?? '', plate] as const),
    ),
  };
}

export function findPerson(book: BulkBook, document: string): BulkPerson | 'several' | null {
  const [first, second] = book.findDocument(document);
  return second === undefined ? (first ?? null) : 'several';
}

/** Whose document a row says: without a column of them it may stand where a unit would, and beside a tower only if it is long. */
export function documentOf({ unit, group, document }: BulkRow): string {
  if (document !== '') return document;
  return group === undefined || /\d(?:[.\s-]?\d){5}/u.test(unit) ? unit : '';
}

function listAt<T>(lists: Map<string, T[]>, key: string): T[] {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
}
