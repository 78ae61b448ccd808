import { idsOfPeople, type KnownPeople } from '../../kernel/identity/idsOfPeople.ts';
import { nameKey } from '../../kernel/identity/nameKey.ts';
import type { Person } from '../../kernel/identity/person.ts';
import { type ReadDocument, readDocument } from '../../kernel/identity/readDocument.ts';
import { saying } from '../../kernel/text/sentence.ts';
import type { RosterField } from '../rosters/rosterFields.ts';
import { type FoundProblem, found } from '../rosters/rosterProblem.ts';
import { isRoundedDocument } from './readCell.ts';
import type { RosterReading } from './rosterReading.ts';
import { splitOwners } from './splitOwners.ts';

export interface OwnerCells {
  readonly name: string;
  readonly document: string;
  readonly email: string | null;
  readonly phone: string | null;
  /** `Nombre (CC 123); Otro (CC 456)`. */
  readonly coowners: string;
}

/** Somebody named without a document in a row. */
interface Nameless {
  readonly row: number;
  readonly name: string;
  readonly field: RosterField;
}

/**
 * Gathers the people of a roster: one person a document, or a name where there is no document. Who is in
 * force keeps their id. What a whole column lacks is not told of each row.
 */
export function peopleBook(
  personIdOf: (personKey: string) => string,
  { columns, splitOwners: splits = false }: Pick<RosterReading, 'columns' | 'splitOwners'>,
  inForce: KnownPeople,
) {
  const idOf = idsOfPeople(personIdOf, inForce);
  const hasDocuments = columns.document !== undefined;
  const hasOwners = hasDocuments || columns.owner !== undefined;
  const byId = new Map<string, Person>();
  const byEmail = new Map<string, Person>();
  const documented = new Set<string>();
  const nameless: Nameless[] = [];

  function meet(
    person: Omit<Person, 'personId' | 'isContactOld'>,
    row: number,
    problems: FoundProblem[],
    field: RosterField,
  ): Person {
    const name = nameKey(person.name);
    const { documents } = readDocument(person.document, inForce.country);
    if (person.document !== '') problems.push(...documentProblems(person.document, documents));
    else if (hasDocuments) problems.push(found('document-empty', person.name, '', field));
    if (documents.length > 0) documented.add(name);
    else nameless.push({ row, name: person.name, field });
    const personId = idOf(person);
    const known = byId.get(personId);
    if (known !== undefined && nameKey(known.name) !== name) {
      problems.push(found('document-two-names', person.name, saying`Antes: ${known.name}.`, field));
    }
    const met: Person = {
      personId,
      name: known?.name ?? person.name,
      document: known?.document ?? person.document,
      email: known?.email ?? person.email,
      phone: known?.phone ?? person.phone,
    };
    byId.set(personId, met);
    problems.push(...emailProblems(person.email, met));
    return met;
  }

  function emailProblems(email: string | null, met: Person): readonly FoundProblem[] {
    if (email === null) return [];
    const holder = byEmail.get(email);
    if (holder === undefined) byEmail.set(email, met);
    if (holder === undefined || holder.personId === met.personId) return [];
    return [found('email-shared', email, saying`Lo tiene ${holder.name}.`, 'email')];
  }

  return {
    ownersOf(cells: OwnerCells, row: number, problems: FoundProblem[]): readonly Person[] {
      if (cells.name === '' && cells.document === '') {
        if (hasOwners) problems.push(found('owner-empty', '', '', 'owner'));
        return [];
      }
      const { name, document, email, phone } = cells;
      const several = splits ? splitOwners({ name, document }, inForce.country) : null;
      if (several !== null) problems.push(found('owners-split', name, '', 'owner'));
      const owners: Person[] = [];
      for (const [place, one] of (several ?? [{ name: name || document, document }]).entries()) {
        const contact = place === 0 ? { email, phone } : { email: null, phone: null };
        const field = one.document === '' ? 'owner' : 'document';
        owners.push(meet({ ...one, ...contact }, row, problems, field));
      }
      for (const written of splitCoowners(cells.coowners)) {
        const contact = { email: null, phone: null };
        const met = meet({ ...written, ...contact }, row, problems, 'coowners');
        if (!owners.some((owner) => owner.personId === met.personId)) owners.push(met);
      }
      return owners;
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
