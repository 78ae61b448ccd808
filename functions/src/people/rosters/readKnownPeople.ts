import type { Assembly, KnownPeople, KnownPerson } from '@asamblea/domain';
import { peopleDocuments } from './peopleDocuments.ts';
import type { ReadInForce } from './readInForce.ts';

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
