import type { PackedContact, PackedOwner, Person, Unit } from '@asamblea/domain';
import { useMemo } from 'react';
import type { LiveRows } from '../listening/useCollection.ts';
import { useReads } from '../session/useReads.ts';
import { mergeRows } from './mergeRows.ts';
import type { PackProgress } from './readPack.ts';
import { type PackedRows, usePacked } from './usePacked.ts';
import type { RosterPlace } from './useReadable.ts';

/** Rows of a roster, live, and while they come how far they are. */
export interface RosterRows<Row> extends LiveRows<Row> {
  readonly progress: PackProgress | null;
}

/** The units of a roster, live. */
export function useUnits(place: RosterPlace): RosterRows<Unit> {
  return useUnitRows(usePacked<Unit>('units', place));
}

/**
 * The units of a roster and their owners, live: with their documents for members who may have them, and with
 * their names alone for others. How to reach somebody is not in it.
 */
export function useRoster(place: RosterPlace): {
  readonly units: RosterRows<Unit>;
  readonly owners: RosterRows<Person>;
} {
  const mayReach = useReads('people');
  const packedUnits = usePacked<Unit>('units', place);
  const units = useUnitRows(packedUnits);
  const people = usePacked<PackedOwner>('owners', place, mayReach);
  const { packed, changed } = packedUnits;
  const { packed: packedPeople, changed: changedPeople } = people;
  const rows = useMemo(
    () =>
      mayReach
        ? ownersNow(
            { packed: packedPeople, changed: changedPeople },
            { packed, changed },
            units.rows,
          )
        : namedIn(units.rows),
    [mayReach, packedPeople, changedPeople, packed, changed, units.rows],
  );
  const { status, offline } = mayReach ? people : units;
  return { units, owners: { status, offline, progress: people.progress, rows } };
}

const nothingYet: { readonly units: readonly Unit[]; readonly people: readonly Person[] } = {
  units: [],
  people: [],
};

/**
 * A roster with how to reach its people, live; without it for members who may not know it. It is empty until
 * all of it is in: a table is made from it once.
 */
export function useRosterWithContacts(place: RosterPlace): {
  readonly isIn: boolean;
  readonly progress: readonly (PackProgress | null)[];
  readonly units: readonly Unit[];
  readonly people: readonly Person[];
} {
  const { units, owners } = useRoster(place);
  const contacts = usePacked<PackedContact>('contacts', place, useReads('people'));
  const { packed, changed } = contacts;
  const all = [units, owners, contacts];
  const isIn = all.every(({ status }) => status === 'success');
  const rows = useMemo(() => {
    if (!isIn) return nothingYet;
    const known = [...packed, ...changed].map((one) => [one.personId, contactOf(one)] as const);
    const contact = new Map(known);
    const people = owners.rows.map((owner) => ({ ...owner, ...contact.get(owner.personId) }));
    return { units: units.rows, people };
  }, [isIn, units.rows, owners.rows, packed, changed]);
  return { isIn, progress: all.map(({ progress }) => progress), ...rows };
}

/** An edit since then comes with the rest of the person, and has all their addresses. */
function contactOf({ email, phone, moreEmails, isContactOld }: PackedContact) {
  return {
    ...{ email, phone },
    ...(moreEmails === undefined ? {} : { moreEmails }),
    ...(isContactOld === undefined ? {} : { isContactOld }),
  };
}

function useUnitRows({ packed, changed, ...rest }: PackedRows<Unit>): RosterRows<Unit> {
  const rows = useMemo(() => mergeRows(packed, changed, ({ unitId }) => unitId), [packed, changed]);
  return { ...rest, rows };
}

type Heard<Row> = Pick<PackedRows<Row>, 'packed' | 'changed'>;

/** A person who lost the last of their units since it was packed is of the roster no more. */
function ownersNow(
  people: Heard<PackedOwner>,
  { packed, changed }: Heard<Unit>,
  units: readonly Unit[],
): readonly Person[] {
  const moved = new Set(changed.map(({ unitId }) => unitId));
  const before = packed.filter(({ unitId }) => moved.has(unitId));
  const lost = new Set(before.flatMap(({ ownerIds }) => ownerIds));
  if (lost.size > 0) for (const { ownerIds } of units) for (const id of ownerIds) lost.delete(id);
  return mergeRows(people.packed, people.changed, ({ personId }) => personId)
    .filter(({ personId }) => !lost.has(personId))
    .map(({ personId, name, document }) => ({ personId, name, document, ...unsaid }));
}

const unsaid = { email: null, phone: null } as const;

function namedIn(units: readonly Unit[]): readonly Person[] {
  const named = units.flatMap(({ ownerIds, ownerNames }) =>
    ownerIds.map((personId, i) => ({
      ...{ personId, name: ownerNames[i] ?? '', document: '' },
      ...unsaid,
    })),
  );
  return [...new Map(named.map((one) => [one.personId, one])).values()];
}
