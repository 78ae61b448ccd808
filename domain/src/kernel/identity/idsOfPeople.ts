import { documentKey } from './documentKey.ts';
import { documentIdentity } from './documentTerms.ts';
import { nameKey } from './nameKey.ts';
import type { Person } from './person.ts';

/** Somebody who has an id already. */
export type KnownPerson = Pick<Person, 'personId' | 'name' | 'document'>;

/** The people with an id, and the country (ISO 3166) by whose usage documents are read. */
export interface KnownPeople {
  readonly country: string;
  readonly people: readonly KnownPerson[];
}

/** The id that somebody has already; null for a person without one. */
export type IdFinder = (person: Omit<KnownPerson, 'personId'>) => string | null;

/** The key that tells somebody without a document from others with their name: the first of their units. */
export function personKeyIn(key: string, unitId: string): string {
  return `${key}@${unitId}`;
}

/**
 * Looks for the person who has the id that was made from the text, and then for the only one who has that
 * document.
 */
export function idFinder(
  personIdOf: (personKey: string) => string,
  { country, people }: KnownPeople,
): IdFinder {
  const known = new Map(people.map((person) => [person.personId, person]));
  const idsBy = new Map<string, Set<string>>();
  for (const { document, personId } of known.values()) {
    const identity = documentIdentity(document, country);
    idsBy.set(identity, (idsBy.get(identity) ?? new Set()).add(personId));
  }
  return ({ name, document }) => {
    const written = documentKey(document);
    const former = written === '' ? undefined : known.get(personIdOf(written));
    const identity = documentIdentity(document, country);
    if (identity === '') {
      // All who had no document but the same words for it were one: whose name it had stays.
      return former !== undefined && nameKey(former.name) === nameKey(name)
        ? former.personId
        : null;
    }
    if (former !== undefined) return former.personId;
    const [only = null, another] = idsBy.get(identity) ?? [];
    return another === undefined ? only : null;
  };
}

/**
 * The id of each person of a table, from how their document is written or their name where they have none.
 * A person with an id keeps it, also where the document is written otherwise now; so does a person of an
 * earlier row. Where several have the document, nobody guesses which. `apart` tells somebody without a
 * document from others with their name.
 */
export function idsOfPeople(
  personIdOf: (personKey: string) => string,
  known: KnownPeople,
): (person: Omit<KnownPerson, 'personId'>, apart?: string | null) => string {
  const find = idFinder(personIdOf, known);
  const before = new Map<string, string>();
  return (person, apart = null) => {
    const named = `name:${nameKey(person.name)}`;
    if (apart !== null) return personIdOf(personKeyIn(named, apart));
    const found = find(person);
    if (found !== null) return found;
    const identity = documentIdentity(person.document, known.country);
    if (identity === '') return personIdOf(named);
    const personId = before.get(identity) ?? personIdOf(documentKey(person.document));
    before.set(identity, personId);
    return personId;
  };
}
