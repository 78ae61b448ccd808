import { nameKey } from '../../kernel/identity/nameKey.ts';
import type { RosterColumns } from '../rosters/rosterFields.ts';
import { fieldList, unitFields } from '../rosters/unitFields.ts';

/** Finds each field's column by its title; the first title that fits wins, one field a column. */
export function guessColumns(header: readonly string[]): RosterColumns {
  const keys = header.map(titleKey);
  const columns: RosterColumns = {};
  const taken = new Set<number>();
  for (const fits of [isSame, isBeginning]) {
    for (const { column, titles } of fieldList) {
      if (columns[column] !== undefined) continue;
      const found = keys.findIndex(
        (key, index) => !taken.has(index) && titles.some((title) => fits(key, title)),
      );
      if (found < 0) continue;
      columns[column] = found;
      taken.add(found);
    }
  }
  return columns;
}

/** Further columns titled like a weight: «Coeficiente parqueaderos». */
export function guessOtherWeights(
  header: readonly string[],
  columns: RosterColumns,
): readonly { readonly name: string; readonly column: number }[] {
  const taken = new Set(Object.values(columns));
  const { titles } = unitFields.weight;
  return header.flatMap((title, column) => {
    const key = titleKey(title);
    const isWeight = titles.some((known) => isSame(key, known) || isBeginning(key, known));
    const name = title.normalize('NFC').replace(/\s+/gu, ' ').trim().slice(0, 60);
    return isWeight && !taken.has(column) && name !== '' ? [{ name, column }] : [];
  });
}

/** `Nº`, `N°` and `#` are the same; `area_m2` and `coef. (%)` are words and signs. */
function titleKey(title: string): string {
  return nameKey(title.replace(/n[º°]|#/giu, 'no ').replace(/e-?mail/giu, 'email'));
}

function isSame(key: string, title: string): boolean {
  return key === title;
}

function isBeginning(key: string, title: string): boolean {
  return key.startsWith(`${title} `) || key === `${title}s`;
}
