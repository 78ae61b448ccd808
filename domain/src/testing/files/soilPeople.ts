import fc from 'fast-check';
import { nitCheck } from '../../kernel/identity/checkDigits.ts';

/** An owner as they are: the number of a person, or of a company with its check digit apart. */
export interface TrueOwner {
  readonly name: string;
  readonly number: string;
  readonly isCompany: boolean;
}

/** How somebody may write the same owner. */
export interface SoiledOwner {
  readonly name: string;
  readonly document: string;
  readonly email: string;
  readonly phone: string;
}

const dotted = (number: string) => number.replace(/\B(?=(?:\d{3})+$)/gu, '.');
const nit = ({ number }: TrueOwner) => `${dotted(number)}-${nitCheck(number)}`;

/** Ways to write a document that anybody reads as the same one. */
const documentDirt: Readonly<Record<string, (owner: TrueOwner) => string>> = {
  plain: ({ number }) => number,
  dots: ({ number }) => dotted(number),
  spaces: ({ number }) => ` ${dotted(number).replaceAll('.', ' ')}  `,
  commas: ({ number }) => dotted(number).replaceAll('.', ','),
  quotes: ({ number }) => dotted(number).replaceAll('.', "'"),
  decimals: ({ number }) => `${number}.0`,
  zeros: ({ number }) => `0${number}`,
  kind: (owner) => (owner.isCompany ? `NIT ${owner.number}` : `CC ${owner.number}`),
  dottedKind: (owner) =>
    owner.isCompany ? `N.I.T. ${owner.number}` : `C.C. ${dotted(owner.number)}`,
  kindAfter: (owner) => `${owner.number} ${owner.isCompany ? 'NIT' : 'C.C.'}`,
  sign: (owner) => `${owner.isCompany ? 'Nit' : 'CC'} N° ${dotted(owner.number)}`,
  word: (owner) =>
    owner.isCompany ? `Nit: ${owner.number}` : `Cédula de ciudadanía ${owner.number}`,
  city: (owner) => (owner.isCompany ? nit(owner) : `${dotted(owner.number)} de Bogotá`),
  shortCity: (owner) => (owner.isCompany ? nit(owner) : `CC ${dotted(owner.number)} Btá`),
  cityApart: (owner) => (owner.isCompany ? nit(owner) : `${owner.number} (Cali)`),
  check: (owner) =>
    owner.isCompany ? `NIT ${nit(owner)}` : `${owner.number}-${nitCheck(owner.number)}`,
  glued: (owner) => (owner.isCompany ? owner.number + nitCheck(owner.number) : owner.number),
};

/** Other spellings by hand, which leave the identity. */
const otherDirt: Readonly<Record<string, (owner: SoiledOwner) => SoiledOwner>> = {
  none: (owner) => owner,
  upper: (owner) => ({ ...owner, name: owner.name.toUpperCase() }),
  wide: (owner) => ({ ...owner, name: `  ${owner.name.replace(' ', '   ')} ` }),
  plainLetters: (owner) => ({
    ...owner,
    name: owner.name.normalize('NFD').replace(/\p{Mn}/gu, ''),
  }),
  twoEmails: (owner) => ({ ...owner, email: `${owner.email} / otro-${owner.email}` }),
  country: (owner) => ({ ...owner, phone: '+57 300 123 4567' }),
  noContact: (owner) => ({ ...owner, email: '', phone: '' }),
};

export const documentDirtKinds = Object.keys(documentDirt);
export const otherDirtKinds = Object.keys(otherDirt);

/** An owner as somebody wrote them, with one kind of dirt in the document and one elsewhere. */
export function soilOwner(
  owner: TrueOwner,
  place: number,
  document: string,
  other: string,
): SoiledOwner {
  const contact = { email: `dueno${place}@example.com`, phone: '3001234567' };
  const clean = {
    name: owner.name,
    document: documentDirt[document]?.(owner) ?? owner.number,
    ...contact,
  };
  return otherDirt[other]?.(clean) ?? clean;
}

const numbers = fc.oneof(
  fc.integer({ min: 1_000_000, max: 99_999_999 }),
  fc.integer({ min: 1_000_000_000, max: 1_299_999_999 }),
);
const letters = fc.constantFrom('Ana', 'Íñigo', 'José Ángel', 'Zoe', 'Niño', 'Bea', 'Raúl', 'Pía');

/** Owners of different numbers, some of them of one name. */
export const trueOwners: fc.Arbitrary<readonly TrueOwner[]> = fc.uniqueArray(
  fc.oneof(
    fc.record({ name: letters, number: numbers.map(String), isCompany: fc.constant(false) }),
    fc.record({
      name: letters.map((name) => `Inversiones ${name}`),
      number: fc.integer({ min: 800_000_000, max: 999_999_999 }).map(String),
      isCompany: fc.constant(true),
    }),
  ),
  { minLength: 2, maxLength: 8, selector: ({ number }) => number },
);

/** A table of a unit for each, in the order given, each with an equal part of the whole. */
export function ownersTable(owners: readonly SoiledOwner[]): readonly (readonly string[])[] {
  return [
    ['Unidad', 'Propietario', 'Documento', 'Correo', 'Teléfono', 'Coeficiente'],
    ...owners.map((owner, i) => {
      const { name, document, email, phone } = owner;
      return [`Apto ${101 + i}`, name, document, email, phone, '1,5'];
    }),
  ];
}
