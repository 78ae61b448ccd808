import { nameKey, nameWords } from '@asamblea/domain';

export interface ListedUnit {
  readonly unitId: string;
  readonly label: string;
  readonly group: string;
  readonly said: string;
  readonly last: string;
}

/** Accents and case do not matter; every word must be in the unit or in what is said of it. */
export function findUnits(
  rows: readonly ListedUnit[],
  text: string,
  group: string,
): readonly ListedUnit[] {
  const words = nameWords(text);
  return rows
    .filter((row) => group === '' || row.group === group)
    .filter(({ label, said, last }) => {
      const known = nameKey(`${label} ${said} ${last}`);
      return words.every((word) => known.includes(word));
    });
}

/** The groups of a list, in its own order; units without one belong to none. */
export function groupsOf(rows: readonly Pick<ListedUnit, 'group'>[]): readonly string[] {
  return [...new Set(rows.map(({ group }) => group))].filter((group) => group !== '');
}
