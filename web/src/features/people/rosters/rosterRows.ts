import {
  type DocumentTerms,
  documentRank,
  documentTerms,
  fieldList,
  formatWeight,
  nameKey,
  type Owner,
  type OwnerField,
  ownersOf,
  type Person,
  type Unit,
  type UnitEdits,
  type UnitValue,
  type UnitValues,
  valueFields,
} from '@asamblea/domain';

type Cells = {
  readonly [K in UnitValue]: NonNullable<UnitValues[K]> extends boolean ? boolean : string;
} & Readonly<Record<OwnerField, string>>;

/** A unit with its first owner, as one row of the table. Numbers are written, so they edit as text. */
export type RosterRow = Cells & {
  readonly id: string;
  /** E-mail and phone are of another year. */
  readonly isContactOld: boolean;
  /** Further weights by name. */
  readonly weights: Readonly<Record<string, string>>;
  /** The text that a search looks in. */
  readonly words: string;
  /** The documents of its owners. */
  readonly documents: readonly DocumentTerms[];
};

export function rosterRows(
  units: readonly Unit[],
  people: readonly Person[],
  country: string,
): readonly RosterRow[] {
  const personOf = new Map(people.map((person) => [person.personId, person]));
  const termsOf = new Map(
    people.map(({ personId, document }) => [personId, documentTerms(document, country)]),
  );
  return [...units]
    .sort((a, b) => a.order - b.order)
    .map((unit) => {
      const owners = ownersOf(unit, personOf);
      const said = fieldList.map(({ show, say }) => (show.as === 'text' ? say(unit, owners) : ''));
      return {
        ...cellsOf(unit, owners),
        id: unit.unitId,
        isContactOld: personOf.get(unit.ownerIds[0] ?? '')?.isContactOld === true,
        weights: Object.fromEntries(
          Object.entries(unit.weights ?? {}).map(([name, weight]) => [name, formatWeight(weight)]),
        ),
        words: nameKey(said.join(' ')),
        documents: unit.ownerIds.flatMap((id) => termsOf.get(id) ?? []),
      };
    });
}

function cellsOf(unit: Unit, owners: readonly Owner[]): Cells {
  const yesNo = valueFields.filter(({ show }) => show.as === 'yesNo');
  return Object.fromEntries([
    ...fieldList.map(({ key, say }) => [key, say(unit, owners)]),
    ...yesNo.map(({ key }) => [key, unit[key] === true]),
  ]);
}

export interface RosterFilter {
  readonly search: string;
  /** The name of a group; null for all of them. */
  readonly group: string | null;
  readonly arrearsOnly: boolean;
}

/**
 * The rows in which every word of the search begins some word, in any order, without accents or case.
 * A search that is the name of a unit finds that unit, not those whose document also begins so. A document is
 * found however it is written, and exactly it comes first.
 */
export function filterRows(
  rows: readonly RosterRow[],
  { search, group, arrearsOnly }: RosterFilter,
  country: string,
): readonly RosterRow[] {
  const kept = rows.filter(
    (row) => (group === null || row.group === group) && (!arrearsOnly || row.inArrears),
  );
  const words = nameKey(search)
    .split(' ')
    .filter((word) => word !== '');
  if (words.length === 0) return kept;
  const named = kept.filter((row) => nameKey(row.label) === words.join(' '));
  if (named.length > 0) return named;
  const asked = documentTerms(search, country);
  const isExact = ({ documents }: RosterRow) =>
    documents.some((known) => documentRank(asked, known) !== null);
  const isAlike = (row: RosterRow) =>
    words.every((word) => ` ${row.words}`.includes(` ${word}`)) || beginsSo(row, asked);
  const exact = kept.filter(isExact);
  return [...exact, ...kept.filter((row) => !isExact(row) && isAlike(row))];
}

/** Fewer digits begin too many documents. */
const digitsAtLeast = 3;

function beginsSo({ documents }: RosterRow, { numbers: [number = ''] }: DocumentTerms): boolean {
  if (number.length < digitsAtLeast) return false;
  return documents.some((known) => known.numbers.some((one) => one.startsWith(number)));
}

/** The changes in a row, as the API takes them; null when there are none. */
export function editsBetween(before: RosterRow, after: RosterRow): UnitEdits | null {
  const edits: UnitEdits = {
    ...Object.fromEntries(
      valueFields
        .filter(({ key, isMendable }) => isMendable && after[key] !== before[key])
        .map(({ key }) => [key, after[key]]),
    ),
    ...(isSameOwner(before, after) ? {} : { owner: ownerOf(after) }),
  };
  return Object.keys(edits).length === 0 ? null : edits;
}

function isSameOwner(before: RosterRow, after: RosterRow): boolean {
  return JSON.stringify(ownerOf(before)) === JSON.stringify(ownerOf(after));
}

function ownerOf({ owner, document, email, phone }: RosterRow) {
  return { name: owner, document, email, phone };
}
