import { documentIdentity } from '../../kernel/identity/documentTerms.ts';
import { idsOfPeople, type KnownPeople } from '../../kernel/identity/idsOfPeople.ts';
import { nameKey } from '../../kernel/identity/nameKey.ts';
import { emailsOf, keptEmails, type Person } from '../../kernel/identity/person.ts';
import { type ReadDocument, readIdDocument } from '../../kernel/identity/readIdDocument.ts';
import type { LaidRow } from '../../kernel/tables/fillDown.ts';
import { saying } from '../../kernel/text/sentence.ts';
import { isRoundedDocument, readEmails } from '../rosters/readCell.ts';
import type { RosterField } from '../rosters/rosterFields.ts';
import { type FoundProblem, found } from '../rosters/rosterProblem.ts';
import type { RosterReading } from '../rosters/rosterReading.ts';
import { textIn } from './labelRows.ts';
import { isFirstName, type NamedPerson, type Namesakes } from './namesakes.ts';
import { splitOwners } from './splitOwners.ts';

interface OwnerCells extends NamedPerson {
  /** `Nombre (CC 123); Otro (CC 456)`. */
  readonly coowners: string;
}

/** The cells of a row that name people. */
export function ownerCells(row: LaidRow, reading: RosterReading): OwnerCells {
  const cell = (field: RosterField) => textIn(row, field, reading);
  return {
    name: cell('owner'),
    document: cell('document'),
    ...keptEmails(readEmails(cell('email'), [])),
    phone: cell('phone') || null,
    coowners: cell('coowners'),
  };
}

/** One of those that a row names. */
interface NamedHere extends NamedPerson {
  readonly isCoowner: boolean;
}

/** Those that a row names, in their order; the contact is of the first. `splits`: a cell may be of several. */
export function peopleIn(
  { name, document, coowners, ...contact }: OwnerCells,
  splits: boolean,
  country: string,
): readonly NamedHere[] {
  const isNamed = name !== '' || document !== '';
  const several = splits ? splitOwners({ name, document }, country) : null;
  const [first, ...more] = several ?? (isNamed ? [{ name: name || document, document }] : []);
  const alone = { email: null, phone: null };
  return [
    ...(first === undefined ? [] : [{ ...first, ...contact, isCoowner: false }]),
    ...more.map((one) => ({ ...one, ...alone, isCoowner: false })),
    ...splitCoowners(coowners).map((one) => ({ ...one, ...alone, isCoowner: true })),
  ];
}

/** Where somebody is named. */
interface Place {
  readonly row: number;
  readonly unitId: string;
}

/** Somebody named without a document in a row. */
interface Nameless {
  readonly row: number;
  readonly name: string;
  readonly field: RosterField;
}

/**
 * Gathers the people of a roster: one person a document, or a name where there is no document. A person in
 * force keeps their id. A fault of a whole column is not told for each row. `namesakes`: names that several
 * people may have, who are one, or as many as the file says.
 */
export function peopleBook(
  personIdOf: (personKey: string) => string,
  reading: Pick<RosterReading, 'columns' | 'splitOwners' | 'namesakes'>,
  inForce: KnownPeople,
  namesakes: Namesakes,
) {
  const { columns, splitOwners: splits = false, namesakes: said = null } = reading;
  const idOf = idsOfPeople(personIdOf, inForce);
  const idsInForce = new Set(inForce.people.map(({ personId }) => personId));
  const hasDocuments = columns.document !== undefined;
  const hasOwners = hasDocuments || columns.owner !== undefined;
  const byId = new Map<string, Person>();
  const byEmail = new Map<string, Person>();
  const documented = new Set<string>();
  const nameless: Nameless[] = [];

  function meet(
    person: Omit<Person, 'personId' | 'isContactOld'>,
    { row, unitId }: Place,
    problems: FoundProblem[],
    field: RosterField,
  ): Person {
    const name = nameKey(person.name);
    const { documents } = readIdDocument(person.document, inForce.country);
    if (person.document !== '') problems.push(...documentProblems(person.document, documents));
    else if (hasDocuments) problems.push(found('document-empty', person.name, '', field));
    if (documents.length > 0) documented.add(name);
    else nameless.push({ row, name: person.name, field });
    const personId = idOf(person, apartIn(person, unitId, problems, field));
    const known = byId.get(personId);
    if (known !== undefined && nameKey(known.name) !== name) {
      problems.push(found('document-two-names', person.name, saying`Antes: ${known.name}.`, field));
    }
    const met: Person = {
      personId,
      name: known?.name ?? person.name,
      document: known?.document ?? person.document,
      ...keptEmails([...(known === undefined ? [] : emailsOf(known)), ...emailsOf(person)]),
      phone: known?.phone ?? person.phone,
    };
    byId.set(personId, met);
    problems.push(...emailProblems(person.email, met));
    return met;
  }

  /** The unit that tells somebody from others with their name; null where one name is one person. */
  function apartIn(
    { name, document }: Pick<Person, 'name' | 'document'>,
    unitId: string,
    problems: FoundProblem[],
    field: RosterField,
  ): string | null {
    const first = namesakes.get(nameKey(name))?.get(unitId);
    if (first === undefined || documentIdentity(document, inForce.country) !== '') return null;
    if (said === null) problems.push(found('names-repeated', name, '', field));
    if (said === 'apart') return first;
    // One who was in force by that name alone stays one.
    if (!isFirstName(name) || idsInForce.has(personIdOf(`name:${nameKey(name)}`))) return null;
    if (said === 'same') problems.push(found('name-alone', name, '', field));
    return first;
  }

  function emailProblems(email: string | null, met: Person): readonly FoundProblem[] {
    if (email === null) return [];
    const holder = byEmail.get(email);
    if (holder === undefined) byEmail.set(email, met);
    if (holder === undefined || holder.personId === met.personId) return [];
    return [found('email-shared', email, saying`Lo tiene ${holder.name}.`, 'email')];
  }

  return {
    ownersOf(cells: OwnerCells, place: Place, problems: FoundProblem[]): readonly Person[] {
      const named = peopleIn(cells, splits, inForce.country);
      if (named.length === 0 && hasOwners) problems.push(found('owner-empty', '', '', 'owner'));
      if (named.filter(({ isCoowner }) => !isCoowner).length > 1) {
        problems.push(found('owners-split', cells.name, '', 'owner'));
      }
      const owners = new Map<string, Person>();
      for (const { isCoowner, ...one } of named) {
        const field = one.document === '' ? 'owner' : 'document';
        const met = meet(one, place, problems, isCoowner ? 'coowners' : field);
        if (!owners.has(met.personId)) owners.set(met.personId, met);
      }
      return [...owners.values()];
    },
    /** Named without a document here and with one elsewhere: perhaps the same, perhaps not. */
    unsure: (): readonly Nameless[] => nameless.filter(({ name }) => documented.has(nameKey(name))),
    all: (): readonly Person[] => [...byId.values()],
  };
}

function documentProblems(
  text: string,
  documents: readonly ReadDocument[],
): readonly FoundProblem[] {
  if (isRoundedDocument(text)) return [found('document-rounded', text, '', 'document')];
  if (documents.length === 0) return [found('document-odd', text, '', 'document')];
  return documents.length > 1 ? [found('document-several', text, '', 'document')] : [];
}

/** A stroke with space around it separates, also twice in a row: no name begins with one. */
const betweenCoowners = /;|(?:^|\s)\/(?=\s|$)/u;

function splitCoowners(text: string): readonly { name: string; document: string }[] {
  return text
    .split(betweenCoowners)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const match = /^(.*?)\s*\(([^()]*)\)$/u.exec(part);
      return match === null
        ? { name: part, document: '' }
        : { name: match[1] ?? '', document: match[2] ?? '' };
    });
}
