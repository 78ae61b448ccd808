import { documentIdentity } from '../../kernel/identity/documentTerms.ts';
import { nameInAnyOrder } from '../../kernel/identity/nameKey.ts';
import { emailsOf, type Person } from '../../kernel/identity/person.ts';
import { readIdDocument } from '../../kernel/identity/readIdDocument.ts';
import { groupBy } from '../../kernel/lists/groupBy.ts';
import type { Roster } from '../rosters/roster.ts';
import { unitsByOwner } from '../rosters/unitOwners.ts';

/** The possible faults of a person in the roster, their effects and the remedies. */
export const cleaningTexts = {
  'unit-without-owner': [
    'Unidades sin propietario',
    'Nadie puede acreditarlas ni votar por ellas. Escriba su propietario en la tabla.',
  ],
  'names-alike': [
    'Personas con el mismo nombre',
    'Si son la misma, escriba en todas el mismo documento y contarán como una; si no, están bien así.',
  ],
  'document-twice': [
    'Documentos que están en varias personas',
    'Deje cada documento en una sola persona.',
  ],
  'document-several': [
    'Personas con más de un documento',
    'Si la celda es de varios copropietarios, impórtelos uno por fila; si es una persona, deje un documento.',
  ],
  'document-check': [
    'Dígito o letra de control que no corresponde',
    'Revise el número: con otro no se entra. Si está bien escrito, no hay que hacer nada.',
  ],
  'no-document': [
    'Personas sin documento',
    'No pueden entrar con su documento y la mesa las reconoce por el nombre. Escríbalo en la tabla.',
  ],
  'contact-several': [
    'Personas con varios correos',
    'El enlace para votar va solo al primero; los avisos, a todos. Ponga primero el del propietario.',
  ],
  'contact-shared': [
    'Correos que comparten varias personas',
    'El enlace personal de una lo lee la otra. Escriba el de cada una.',
  ],
  'no-contact': [
    'Personas sin correo ni teléfono',
    'No reciben la convocatoria ni su enlace por medios electrónicos. Escriba uno en la tabla.',
  ],
} as const;
type CleaningCode = keyof typeof cleaningTexts;

/** Whom it is about, and what to look for in the table of the roster to find them. */
interface CleaningItem {
  readonly key: string;
  /** `Ana Ruiz`, or the unit where there is no person. */
  readonly name: string;
  /** `101, 102`; what they share, in front. */
  readonly about: string;
  readonly search: string;
}

export interface CleaningGroup {
  readonly code: CleaningCode;
  readonly items: readonly CleaningItem[];
}

/** Labels named beside a person; of more, how many. */
const unitsNamed = 4;

/** The faults to correct in a roster before its meeting, by kind; none where all is well. */
export function dataToClean(
  { units, people }: Pick<Roster, 'units' | 'people'>,
  country: string,
): readonly CleaningGroup[] {
  const owned = unitsByOwner(units);
  const itemOf = (person: Person, shared = ''): CleaningItem => {
    const labels = (owned.get(person.personId) ?? []).map(({ label }) => label);
    const rest = labels.length - unitsNamed;
    const said = `${labels.slice(0, unitsNamed).join(', ')}${rest > 0 ? ` y ${rest} más` : ''}`;
    return {
      key: person.personId,
      name: person.name,
      about: shared === '' ? said : `${shared} · ${said}`,
      // A unit is found exactly; a name may be of several.
      search: labels[0] ?? person.name,
    };
  };
  const read = people.map((person) => ({ person, ...readIdDocument(person.document, country) }));
  const alike = (keyOf: (person: Person) => string, shared: (person: Person) => string) =>
    [...groupBy(people, keyOf)]
      .filter(([key, same]) => key !== '' && same.length > 1)
      .flatMap(([, same]) => same.map((person) => itemOf(person, shared(person))));
  const found: Record<CleaningCode, readonly CleaningItem[]> = {
    'unit-without-owner': units
      .filter(({ ownerIds }) => ownerIds.length === 0)
      .map(({ unitId, label, group }) => ({
        key: unitId,
        name: label,
        about: group,
        search: label,
      })),
    'names-alike': alike(
      ({ name }) => nameInAnyOrder(name),
      ({ document }) => document || 'sin documento',
    ),
    'document-twice': alike(
      ({ document }) => documentIdentity(document, country),
      ({ document }) => document,
    ),
    'document-several': read
      .filter(({ documents }) => documents.length > 1)
      .map(({ person }) => itemOf(person, person.document)),
    'document-check': read
      .filter(({ documents }) => documents.some(({ isCheckWrong }) => isCheckWrong))
      .map(({ person }) => itemOf(person, person.document)),
    'no-document': read
      .filter(({ documents }) => documents.length === 0)
      .map(({ person }) => itemOf(person)),
    'contact-several': people
      .filter((person) => emailsOf(person).length > 1)
      .map((person) => itemOf(person, emailsOf(person).join(', '))),
    'contact-shared': alike(
      ({ email }) => email ?? '',
      ({ email }) => email ?? '',
    ),
    'no-contact': people
      .filter(({ email, phone }) => email === null && phone === null)
      .map((person) => itemOf(person)),
  };
  return (Object.keys(cleaningTexts) as CleaningCode[])
    .map((code) => ({ code, items: found[code] }))
    .filter(({ items }) => items.length > 0);
}
