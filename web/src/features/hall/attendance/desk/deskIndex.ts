import {
  byArrival,
  type DocumentTerms,
  type DoorPerson,
  type DoorState,
  documentTerms,
  groupBy,
  isLiveProxy,
  isVotingCapacity,
  nameKey,
  type Person,
  type ProxyGrant,
  type ProxyRecord,
  standsAtDoor,
  type Unit,
  type UnitFinder,
  unitFinder,
  unitsByOwner,
  type VotingDoorCapacity,
} from '@asamblea/domain';

/** Somebody who may hold units: an owner, or the attorney of an accepted proxy. */
export interface DeskPerson {
  readonly personId: string;
  readonly name: string;
  readonly document: string;
  /** As a proxy or the desk wrote it; the one of the roster is read when it is needed. */
  readonly email: string | null;
  readonly words: readonly string[];
  readonly terms: DocumentTerms;
  readonly owned: readonly Unit[];
  /** Units of others that this person may represent. */
  readonly represented: readonly Unit[];
  /** The entries at the door, newest first; also where they have no vote, or were refused. */
  readonly doors: readonly DoorPerson[];
  /** Units that they may hold by it. */
  readonly linked: readonly DoorLink[];
}

interface DoorLink {
  readonly unit: Unit;
  readonly capacity: VotingDoorCapacity;
  readonly state: DoorState;
}

export interface DeskIndex {
  readonly country: string;
  readonly people: readonly DeskPerson[];
  /** Nobody can be found by these: they need a proxy first. */
  readonly ownerless: readonly Unit[];
  /** The attorney of each unit under an accepted proxy. */
  readonly attorneyOf: ReadonlyMap<string, string>;
  readonly unitOf: ReadonlyMap<string, Unit>;
  /** A unit as it is typed, in any of the ways to write it. */
  readonly findUnit: UnitFinder<Unit>;
  readonly nameOf: ReadonlyMap<string, string>;
  /** Handed in and not yet decided, or in force; what was rejected or revoked is no use at the door. */
  readonly proxies: readonly ProxyGrant[];
}

/** A unit's label as it is typed in a hurry: `t1101` is `T1-101`. */
export function labelKey(text: string): string {
  return nameKey(text).replaceAll(' ', '');
}

/**
 * Everybody that the desk can find, with what each may hold. Built once a roster. Documents are read by
 * the usage of the country.
 */
export function buildDeskIndex(
  units: readonly Unit[],
  people: readonly Person[],
  proxies: readonly (ProxyGrant & Pick<ProxyRecord, 'attorneyEmail'>)[],
  doors: readonly DoorPerson[] = [],
  country = '',
): DeskIndex {
  const ordered = [...units].sort((a, b) => a.order - b.order);
  const accepted = proxies.filter(isLiveProxy);
  const attorneyOf = new Map<string, string>();
  const representedBy = new Map<string, Set<string>>();
  for (const { attorneyId, attorneyName, unitIds } of accepted) {
    const held = representedBy.get(attorneyId) ?? new Set();
    for (const unitId of unitIds) {
      held.add(unitId);
      attorneyOf.set(unitId, attorneyName);
    }
    representedBy.set(attorneyId, held);
  }
  const ownedBy = unitsByOwner(units);
  const pick = pickIn(ordered);
  const known = new Map(people.map((person) => [person.personId, person]));
  const names = new Map<string, string>();
  const written = new Map<string, string>();
  const emails = new Map<string, string>();
  for (const { attorneyId, attorneyName, attorneyDocument, attorneyEmail } of accepted) {
    if (attorneyEmail) emails.set(attorneyId, attorneyEmail);
    names.set(attorneyId, attorneyName);
    if (attorneyDocument !== null) written.set(attorneyId, attorneyDocument);
  }
  const added = [...doors].sort((a, b) => byArrival(b, a));
  const doorsOf = groupBy(added, ({ personId }) => personId);
  for (const door of added) {
    if (!written.has(door.personId)) written.set(door.personId, door.document);
    if (door.email !== null) emails.set(door.personId, door.email);
    if (!names.has(door.personId)) names.set(door.personId, door.name);
  }
  for (const { personId, name } of people) names.set(personId, name);

  const found = [...names].map(([personId, name]): DeskPerson => {
    const document = known.get(personId)?.document ?? written.get(personId) ?? '';
    const owned = ownedBy.get(personId) ?? [];
    const ownIds = new Set(owned.map(({ unitId }) => unitId));
    const held = representedBy.get(personId) ?? noIds;
    const own = doorsOf.get(personId) ?? [];
    return {
      personId,
      name,
      document,
      email: emails.get(personId) ?? null,
      words: nameKey(name).split(' '),
      terms: documentTerms(document, country),
      owned,
      represented: pick([...held].filter((unitId) => !ownIds.has(unitId))),
      doors: own,
      linked: linksOf(own, (ids) =>
        pick(ids.filter((unitId) => !ownIds.has(unitId) && !held.has(unitId))),
      ),
    };
  });
  return {
    country,
    people: found.sort((a, b) => a.name.localeCompare(b.name, 'es')),
    ownerless: ordered.filter((unit) => unit.ownerIds.length === 0),
    attorneyOf,
    unitOf: new Map(units.map((unit) => [unit.unitId, unit])),
    findUnit: unitFinder(units),
    nameOf: names,
    proxies: proxies.filter((proxy) => isLiveProxy(proxy) || proxy.state === 'received'),
  };
}

const noIds: ReadonlySet<string> = new Set();

/** Units by their ids, those that are there, in the order of the roster. Never looks through all of it. */
function pickIn(ordered: readonly Unit[]): (unitIds: readonly string[]) => readonly Unit[] {
  const placeOf = new Map(ordered.map(({ unitId }, place) => [unitId, place]));
  return (unitIds) =>
    unitIds
      .flatMap((unitId) => placeOf.get(unitId) ?? [])
      .sort((a, b) => a - b)
      .flatMap((place) => ordered[place] ?? []);
}

/** The units that somebody may hold by their entries at the door, newest first. */
function linksOf(
  doors: readonly DoorPerson[],
  pick: (unitIds: readonly string[]) => readonly Unit[],
): readonly DoorLink[] {
  const by = new Map<string, DoorPerson>();
  for (const door of doors.filter(standsAtDoor)) {
    for (const unitId of door.unitIds) if (!by.has(unitId)) by.set(unitId, door);
  }
  return pick([...by.keys()]).flatMap((unit): DoorLink[] => {
    const door = by.get(unit.unitId);
    if (door === undefined || !isVotingCapacity(door.capacity)) return [];
    return [{ unit, capacity: door.capacity, state: door.state }];
  });
}
