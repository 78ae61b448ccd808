import { type Person, paths, type ReadableCollection, type Unit } from '@asamblea/domain';
import { useMemo } from 'react';
import { type LiveRows, useCollection } from './useCollection.ts';
import { useReads } from './useReads.ts';

/** The roster, in which whoever opens its pages reads at least the units. */
export interface RosterPlace {
  readonly assemblyId: string;
  readonly version: string;
}

const nobody = { field: 'unitId', among: [''] } as const;
const noRows: readonly never[] = [];

/** A collection of the assembly, live; of one that is not for who is here, nothing, and it is not asked. */
export function useReadable<T>(
  collection: ReadableCollection,
  path: string,
  { assemblyId, version }: RosterPlace,
): LiveRows<T> {
  const units = paths.units(assemblyId, version);
  const [at, only] = useReads(collection) ? [path, undefined] : [units, nobody];
  const found = useCollection<T>(at, only);
  return only === undefined ? found : { ...found, rows: noRows };
}

/** The owners of a roster; for who may not know how to reach them, their names alone. */
export function usePeople({ assemblyId, version }: RosterPlace): LiveRows<Person> {
  const mayReach = useReads('people');
  const people = useCollection<Person | Unit>(
    mayReach ? paths.people(assemblyId, version) : paths.units(assemblyId, version),
  );
  const rows = useMemo(() => {
    const owners = people.rows.flatMap((row) => ('personId' in row ? [row] : ownersOf(row)));
    return [...new Map(owners.map((one) => [one.personId, one])).values()];
  }, [people.rows]);
  return { ...people, rows };
}

function ownersOf({ ownerIds, ownerNames }: Unit): readonly Person[] {
  const unsaid = { document: '', email: null, phone: null };
  return ownerIds.map((personId, i) => ({ personId, name: ownerNames[i] ?? '', ...unsaid }));
}
