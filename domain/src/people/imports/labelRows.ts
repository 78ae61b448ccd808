import { documentKey } from '../../kernel/identity/documentKey.ts';
import { nameKey } from '../../kernel/identity/nameKey.ts';
import type { RosterField } from '../rosters/rosterFields.ts';
import { cellText } from './readCell.ts';
import type { RosterReading } from './rosterReading.ts';

interface NumberedRow {
  readonly cells: readonly string[];
  /** As the spreadsheet numbers it. */
  readonly row: number;
}

/** Each row with how its unit is called: empty where nothing says it. */
export function labelRows<R extends NumberedRow>(
  rows: readonly R[],
  { columns, joinGroup, unitFrom, headerRow }: RosterReading,
): readonly (R & { readonly label: string })[] {
  const cellOf = ({ cells }: R, field: RosterField) => cellText(cells[columns[field] ?? -1] ?? '');
  if (columns.unit !== undefined || unitFrom === undefined) {
    return rows.map((row) => {
      const [unit, group] = [cellOf(row, 'unit'), cellOf(row, 'group')];
      return {
        ...row,
        label: joinGroup && group !== '' && unit !== '' ? `${group} ${unit}` : unit,
      };
    });
  }
  if (unitFrom === 'row') {
    return rows.map((row) => ({ ...row, label: String(row.row - headerRow - 1) }));
  }
  const namesakes = findNamesakes(
    rows.map((row) => [cellOf(row, 'owner'), cellOf(row, 'document')] as const),
  );
  return rows.map((row) => {
    const [name, document] = [cellOf(row, 'owner'), cellOf(row, 'document')];
    if (name === '') return { ...row, label: document };
    const isShared = document !== '' && namesakes.has(nameKey(name));
    return { ...row, label: isShared ? `${name} (${document})` : name };
  });
}

/** Names under which there is more than one document, or one and none. */
function findNamesakes(people: readonly (readonly [string, string])[]): ReadonlySet<string> {
  const documents = new Map<string, string>();
  const shared = new Set<string>();
  for (const [name, document] of people) {
    const key = nameKey(name);
    const known = documents.get(key);
    if (known !== undefined && known !== documentKey(document)) shared.add(key);
    documents.set(key, documentKey(document));
  }
  return shared;
}
