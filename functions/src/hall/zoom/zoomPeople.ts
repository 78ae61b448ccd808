import { nameKey, type ZoomPerson } from '@asamblea/domain';
import { rememberLast } from '../../kernel/concurrency/rememberLast.ts';
import { documents } from '../../kernel/database/documents.ts';
import { readInForce } from '../../people/rosters/readInForce.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';

/** The people of the roster, with their units, ready to be looked up. */
export interface RosterPeople {
  readonly people: readonly (ZoomPerson & { readonly email: string | null })[];
  readonly byId: ReadonlyMap<string, ZoomPerson>;
}

/** A version changes only by hand, and says how often it did: it is read whole once an instance. */
const readVersion = rememberLast(
  4,
  async (assemblyId: string, activeRoster: string, _edits: number): Promise<RosterPeople> => {
    const assembly = (await documents.assembly(assemblyId).get()).data();
    const found =
      assembly === undefined ? null : await readInForce(assemblyId, { ...assembly, activeRoster });
    const units = new Map<string, string[]>();
    for (const { label, ownerIds } of found?.roster.units ?? []) {
      for (const personId of ownerIds) {
        units.set(personId, [...(units.get(personId) ?? []), label]);
      }
    }
    const people = (found?.roster.people ?? []).map(({ personId, name, email }) => ({
      personId,
      name,
      email,
      units: units.get(personId) ?? [],
    }));
    return { people, byId: new Map(people.map((one) => [one.personId, one])) };
  },
);

export async function readRosterPeople(
  assemblyId: string,
  version: string | null,
): Promise<RosterPeople> {
  if (version === null) return { people: [], byId: new Map() };
  const { edits = 0 } = (await peopleDocuments.roster(assemblyId, version).get()).data() ?? {};
  return readVersion(assemblyId, version, edits);
}

/** A person who holds units now, also under a proxy, and by which way they came. */
export interface HereNow extends ZoomPerson {
  readonly isOnline: boolean;
}

export async function readHere(
  assemblyId: string,
  session: number,
): Promise<ReadonlyMap<string, HereNow>> {
  const found = await peopleDocuments
    .attendance(assemblyId, session)
    .where('present', '==', true)
    .get();
  const here = new Map<string, HereNow>();
  for (const one of found.docs) {
    const { personId, personName: name, label, channel } = one.data();
    const known = here.get(personId) ?? { personId, name, units: [], isOnline: false };
    const isOnline = known.isOnline || channel === 'online';
    here.set(personId, { ...known, units: [...known.units, label], isOnline });
  }
  return here;
}

const foundAtMost = 8;

/** Those whose name has every word, or who have a unit called so. */
export function findZoomPeople(text: string, people: readonly ZoomPerson[]): readonly ZoomPerson[] {
  const words = nameKey(text).split(' ').filter(Boolean);
  if (words.length === 0) return [];
  const unit = words.join(' ');
  return people
    .filter(({ name, units }) => {
      const key = nameKey(name);
      return (
        words.every((word) => key.includes(word)) || units.some((one) => nameKey(one) === unit)
      );
    })
    .slice(0, foundAtMost)
    .map(({ personId, name, units }) => ({ personId, name, units }));
}
