import { documentKey } from '../people/documentKey.ts';
import { nameKey } from '../people/nameKey.ts';
import type { Person } from '../people/person.ts';
import { type RosterProblem, rosterProblem } from './rosterProblem.ts';

interface OwnerCells {
  readonly name: string;
  readonly document: string;
  readonly email: string | null;
  readonly phone: string | null;
  /** `Nombre (CC 123); Otro (CC 456)`. */
  readonly coowners: string;
}

/** Gathers the people of a roster: one person a document, or a name where there is no document. */
export function peopleBook(personIdOf: (personKey: string) => string) {
  const byId = new Map<string, Person>();

  function meet(person: Omit<Person, 'personId'>, row: number, found: RosterProblem[]): Person {
    const key = documentKey(person.document);
    if (key === '') found.push(rosterProblem('document-empty', row, person.name));
    const personId = personIdOf(key === '' ? `name:${nameKey(person.name)}` : key);
    const known = byId.get(personId);
    if (known === undefined) {
      byId.set(personId, { personId, ...person });
      return { personId, ...person };
    }
    if (nameKey(known.name) !== nameKey(person.name)) {
      found.push(rosterProblem('document-two-names', row, person.name, `Antes: ${known.name}.`));
    }
    const completed: Person = {
      ...known,
      email: known.email ?? person.email,
      phone: known.phone ?? person.phone,
    };
    byId.set(personId, completed);
    return completed;
  }

  return {
    ownersOf(cells: OwnerCells, row: number, found: RosterProblem[]): readonly Person[] {
      if (cells.name === '' && cells.document === '') {
        found.push(rosterProblem('owner-empty', row));
        return [];
      }
      const { name, document, email, phone } = cells;
      const owners = [meet({ name: name || document, document, email, phone }, row, found)];
      for (const written of splitCoowners(cells.coowners)) {
        const met = meet({ ...written, email: null, phone: null }, row, found);
        if (!owners.some((owner) => owner.personId === met.personId)) owners.push(met);
      }
      return owners;
    },
    all: (): readonly Person[] => [...byId.values()],
  };
}

function splitCoowners(text: string): readonly { name: string; document: string }[] {
  return text
    .split(/;|\s\/\s/u)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const match = /^(.*?)\s*\(([^()]*)\)$/u.exec(part);
      return match === null
        ? { name: part, document: '' }
        : { name: match[1] ?? '', document: match[2] ?? '' };
    });
}
