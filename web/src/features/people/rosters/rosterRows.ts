import { formatWeight, nameKey, type Person, type Unit, type UnitEdits } from '@asamblea/domain';

/** A unit with its first owner, as one row of the table. Numbers are written, so they edit as text. */
export interface RosterRow {
  readonly id: string;
  readonly label: string;
  readonly group: string;
  readonly kind: string;
  readonly weight: string;
  readonly owner: string;
  readonly document: string;
  readonly email: string;
  readonly phone: string;
  /** E-mail and phone are of another year. */
  readonly isContactOld: boolean;
  readonly coowners: string;
  readonly inArrears: boolean;
  /** Further weights by name. */
  readonly weights: Readonly<Record<string, string>>;
  /** What a search looks in. */
  readonly words: string;
}

export function rosterRows(
  units: readonly Unit[],
  people: readonly Person[],
): readonly RosterRow[] {
  const personOf = new Map(people.map((person) => [person.personId, person]));
  return [...units]
    .sort((a, b) => a.order - b.order)
    .map((unit) => {
      const owner = personOf.get(unit.ownerIds[0] ?? '');
      const documents = unit.ownerIds.map((id) => personOf.get(id)?.document ?? '');
      const coowners = unit.ownerNames
        .slice(1)
        .map((name, i) => withDocument(name, documents[i + 1]));
      const contact = [owner?.email, owner?.phone].join(' ');
      const said = [unit.label, unit.group, unit.kind, ...unit.ownerNames, ...documents, contact];
      return {
        id: unit.unitId,
        label: unit.label,
        group: unit.group,
        kind: unit.kind,
        weight: formatWeight(unit.weight),
        owner: unit.ownerNames[0] ?? '',
        document: owner?.document ?? '',
        email: owner?.email ?? '',
        phone: owner?.phone ?? '',
        isContactOld: owner?.isContactOld === true,
        coowners: coowners.join('; '),
        inArrears: unit.inArrears,
        weights: Object.fromEntries(
          Object.entries(unit.weights ?? {}).map(([name, weight]) => [name, formatWeight(weight)]),
        ),
        words: nameKey(said.join(' ')),
      };
    });
}

export interface RosterFilter {
  readonly search: string;
  /** The name of a group; null for all of them. */
  readonly group: string | null;
  readonly arrearsOnly: boolean;
}

/**
 * The rows in which every word of the search begins some word, in any order, without accents or case.
 * A search that is the name of a unit finds that unit, not those whose document also begins so.
 */
export function filterRows(
  rows: readonly RosterRow[],
  { search, group, arrearsOnly }: RosterFilter,
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
  return kept.filter((row) => words.every((word) => ` ${row.words}`.includes(` ${word}`)));
}

/** What changed in a row, as the API takes it; null when nothing did. */
export function editsBetween(before: RosterRow, after: RosterRow): UnitEdits | null {
  const edits: UnitEdits = {
    ...(after.group === before.group ? {} : { group: after.group }),
    ...(after.kind === before.kind ? {} : { kind: after.kind }),
    ...(after.weight === before.weight ? {} : { weight: after.weight }),
    ...(after.inArrears === before.inArrears ? {} : { inArrears: after.inArrears }),
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

function withDocument(name: string, document = ''): string {
  return document === '' ? name : `${name} (${document})`;
}
