import type { Assembly, KnownPeople, KnownPerson, RosterInForce } from '@asamblea/domain';
import { peopleDocuments } from '../stored/peopleDocuments.ts';

export interface ReadInForce extends RosterInForce {
  /** Changes made by hand so far. */
  readonly edits: number;
}

/** Every unit and person of the roster in force, with its measure; null before the first import. */
export async function readInForce(
  assemblyId: string,
  { activeRoster }: Assembly,
): Promise<ReadInForce | null> {
  if (activeRoster === null) return null;
  const [version, units, people] = await Promise.all([
    peopleDocuments.roster(assemblyId, activeRoster).get(),
    peopleDocuments.units(assemblyId, activeRoster).get(),
    peopleDocuments.people(assemblyId, activeRoster).get(),
  ]);
  return {
    edits: version.data()?.edits ?? 0,
    measure: version.data()?.measure ?? 'percent',
    roster: {
      units: units.docs.map((unit) => unit.data()).sort((a, b) => a.order - b.order),
      people: people.docs.map((person) => person.data()),
      totalWeight: version.data()?.totalWeight ?? 0,
    },
  };
}

/** Everybody who has an id in an assembly: owners, and whom a proxy or the desk named besides. */
export async function readKnownPeople(
  assemblyId: string,
  { country }: Assembly,
  inForce: ReadInForce | null,
): Promise<KnownPeople> {
  const [proxies, doors] = await Promise.all([
    peopleDocuments.proxies(assemblyId).get(),
    peopleDocuments.doorPeople(assemblyId).get(),
  ]);
  const others = [
    ...doors.docs.map((door) => door.data()),
    ...proxies.docs.map((proxy): KnownPerson => {
      const { attorneyId, attorneyName, attorneyDocument } = proxy.data();
      return { personId: attorneyId, name: attorneyName, document: attorneyDocument ?? '' };
    }),
    ...(inForce?.roster.people ?? []),
  ];
  return { country, people: others };
}
