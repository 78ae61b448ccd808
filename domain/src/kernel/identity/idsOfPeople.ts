import { documentKey } from './documentKey.ts';
import { documentIdentity } from './documentTerms.ts';
import { nameKey } from './nameKey.ts';
import type { Person } from './person.ts';

/** Somebody who has an id already. */
export type KnownPerson = Pick<Person, 'personId' | 'name' | 'document'>;

/** Who has an id, and by the usage of which country (ISO 3166) documents are read. */
export interface KnownPeople {
  readonly country: string;
  readonly people: readonly KnownPerson[];
}

/**
 * The id of each person, from how their document is written or their name where they have none. Who has
 * an id keeps it, also where the document is written otherwise now; so does who came before in the same
 * table. Where several have the document, nobody guesses which.
 */
export function idsOfPeople(
  personIdOf: (personKey: string) => string,
  { country, people }: KnownPeople,
): (person: Omit<KnownPerson, 'personId'>) => string {
  const known = new Map(people.map((person) => [person.personId, person]));
  const idsBy = new Map<string, Set<string>>();
  const note = (identity: string, personId: string) => {
    if (identity === '') return;
    idsBy.set(identity, (idsBy.get(identity) ?? new Set()).add(personId));
  };
  for (const { document, personId } of people) note(documentIdentity(document, country), personId);
  return ({ name, document }) => {
    const written = documentKey(document);
    const identity = documentIdentity(document, country);
    if (identity === '') {
      const person = written === '' ? undefined : known.get(personIdOf(written));
      const isTheirs = person !== undefined && nameKey(person.name) === nameKey(name);
      return isTheirs ? person.personId : personIdOf(`name:${nameKey(name)}`);
    }
    const former = personIdOf(written);
    if (known.has(former)) return former;
    const [only, another] = idsBy.get(identity) ?? [];
    if (only !== undefined && another === undefined) return only;
    note(identity, former);
    return former;
  };
}
