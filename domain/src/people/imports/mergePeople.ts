import { namesDocument } from '../../kernel/identity/documentKey.ts';
import { nameInAnyOrder } from '../../kernel/identity/nameKey.ts';
import { emailsOf, keptEmails, type Person } from '../../kernel/identity/person.ts';
import { sayList } from '../../kernel/lists/sayList.ts';
import { saying } from '../../kernel/text/sentence.ts';
import { found, type RosterProblem, rosterProblem } from '../rosters/rosterProblem.ts';
import type { Unit } from '../rosters/unit.ts';
import type { RosterLine } from './readLine.ts';

/** The person in force behind each owner of a file. */
export type OwnerFinder = (known: Unit | undefined, personId: string) => string;

/**
 * A person named without a document, or without one until now, is the only owner of that unit with the same
 * name: nobody is replaced by themselves.
 */
export function ownerFinder(base: readonly Person[], read: readonly Person[]): OwnerFinder {
  const inForce = new Map(base.map((person) => [person.personId, person]));
  const named = new Map(read.map((person) => [person.personId, person]));
  return (known, personId) => {
    const person = named.get(personId);
    if (known === undefined || person === undefined) return personId;
    if (known.ownerIds.includes(personId)) return personId;
    const hasDocument = namesDocument(person.document);
    if (hasDocument && inForce.has(personId)) return personId;
    const name = nameInAnyOrder(person.name);
    const [only, another] = known.ownerIds.filter((ownerId) => {
      const owner = inForce.get(ownerId);
      if (owner === undefined || nameInAnyOrder(owner.name) !== name) return false;
      return !hasDocument || !namesDocument(owner.document);
    });
    return another === undefined && only !== undefined ? only : personId;
  };
}

/** The people in force with what a file says of them; what it leaves blank stays. Contacts come apart. */
export function mergePeople(
  base: readonly Person[],
  read: readonly Person[],
  known: (personId: string) => readonly string[],
): Map<string, Person> {
  const people = new Map(base.map((person) => [person.personId, person]));
  for (const person of read) {
    for (const personId of known(person.personId)) {
      const before = people.get(personId);
      people.set(personId, before === undefined ? person : mergePerson(before, person));
    }
  }
  return people;
}

/** The type names every key, so that a new one is not left out. */
function mergePerson(
  known: Person,
  read: Person,
): Required<Omit<Person, 'isContactOld' | 'moreEmails'>> &
  Pick<Person, 'isContactOld' | 'moreEmails'> {
  // A person named by their document alone keeps their name.
  const isNamed = read.personId === known.personId && read.name !== read.document;
  return {
    personId: known.personId,
    name: isNamed ? read.name : known.name,
    // However the file writes it, it is the same one.
    document: namesDocument(known.document) ? known.document : read.document || known.document,
    email: known.email,
    ...(known.moreEmails === undefined ? {} : { moreEmails: known.moreEmails }),
    phone: known.phone,
    ...(known.isContactOld === true ? { isContactOld: true } : {}),
  };
}

export interface ContactRules {
  /** Of a unit with several owners and a row that names none: who has the contact; not said: it is asked. */
  readonly contactOf: 'first' | 'nobody' | undefined;
  /** The column of the e-mail, or of the telephone where there is none. */
  readonly column: number | null;
}

/**
 * Gives the contact of each row to the first person whom the row names, or else to the owner of its unit.
 * Changes `people`.
 */
export function mergeContacts(
  people: Map<string, Person>,
  lines: readonly (RosterLine & { readonly unit: Unit; readonly named: readonly string[] })[],
  { contactOf, column }: ContactRules,
): readonly RosterProblem[] {
  const problems: RosterProblem[] = [];
  const given = new Map<string, Pick<RosterLine, 'emails' | 'phone'>>();
  for (const { unit, named, row, emails, phone } of lines) {
    if (emails.length === 0 && phone === null) continue;
    const said = emails.join(' ') || (phone ?? '');
    const tell = (code: Parameters<typeof found>[0], more: string) =>
      problems.push(rosterProblem(found(code, said, more), row, column));
    const owners = named.length > 0 ? named.slice(0, 1) : unit.ownerIds;
    const [personId, another] = owners;
    const person = people.get(personId ?? '');
    if (personId === undefined || person === undefined) {
      tell('contact-without-owner', `Unidad ${unit.label}.`);
      continue;
    }
    if (another !== undefined && contactOf !== 'first') {
      const names = owners.map((id) => people.get(id)?.name ?? '');
      if (contactOf === undefined) {
        tell('contact-of-several', saying`Unidad ${unit.label}: ${sayList(names)}.`);
      }
      continue;
    }
    const before = given.get(personId) ?? { emails: [], phone: null };
    const isOther =
      (emails.length > 0 && before.emails.length > 0 && before.emails[0] !== emails[0]) ||
      (phone !== null && before.phone !== null && before.phone !== phone);
    if (isOther) tell('contact-differs', saying`Es de ${person.name}.`);
    const now = {
      emails: before.emails.length > 0 ? before.emails : emails,
      phone: before.phone ?? phone,
    };
    given.set(personId, now);
    const { isContactOld: _, moreEmails: __, ...rest } = person;
    people.set(personId, {
      ...rest,
      ...keptEmails(now.emails.length > 0 ? now.emails : emailsOf(person)),
      phone: now.phone ?? person.phone,
    });
  }
  return problems;
}
