import { documentIdentity } from '../../kernel/identity/documentTerms.ts';
import { nameKey } from '../../kernel/identity/nameKey.ts';
import { cellText } from '../../kernel/tables/cellText.ts';
import type { LaidRow } from '../../kernel/tables/fillDown.ts';
import type { RosterField } from '../rosters/rosterFields.ts';
import type { RosterReading } from '../rosters/rosterReading.ts';
import type { LabelledRow } from '../weighing/rowWeights.ts';
import { joinCells } from './guessNames.ts';

/** Each row with how its unit is called: empty where nothing says it. */
export function labelRows(
  rows: readonly LaidRow[],
  reading: RosterReading,
  country: string,
): readonly LabelledRow[] {
  const { columns, joinGroup, unitFrom, headerRow } = reading;
  if (columns.unit !== undefined || unitFrom === undefined) {
    return rows.map((row) => {
      const [unit, group] = [textIn(row, 'unit', reading), textIn(row, 'group', reading)];
      return {
        ...row,
        label: joinGroup && group !== '' && unit !== '' ? `${group} ${unit}` : unit,
      };
    });
  }
  if (unitFrom === 'row') {
    return rows.map((row) => ({ ...row, label: String(row.row - headerRow - 1) }));
  }
  const people = rows.map((row) => {
    return [textIn(row, 'owner', reading), textIn(row, 'document', reading)] as const;
  });
  const namesakes = findNamesakes(people, country);
  return rows.map((row, place) => {
    const [name, document] = people[place] ?? ['', ''];
    if (name === '') return { ...row, label: document };
    const isShared = document !== '' && namesakes.has(nameKey(name));
    return { ...row, label: isShared ? `${name} (${document})` : name };
  });
}

/** The text of a field in a row; for a name in its parts, joined. */
export function textIn(row: LaidRow, field: RosterField, reading: RosterReading): string {
  const { names = [] } = reading;
  if (field === 'owner' && names.length > 0) return joinCells(row.cells, names);
  return cellText(writtenIn(row, field, reading));
}

/** The cell of a field as it is written; the group may stand above its block. */
export function writtenIn(
  { cells, heading }: LaidRow,
  field: RosterField,
  { columns }: RosterReading,
): string {
  const column = columns[field];
  if (column === undefined) return field === 'group' ? heading : '';
  return cells[column] ?? '';
}

/** Names under which there is more than one document, or one and none. */
function findNamesakes(
  people: readonly (readonly [string, string])[],
  country: string,
): ReadonlySet<string> {
  const documents = new Map<string, string>();
  const shared = new Set<string>();
  for (const [name, document] of people) {
    const key = nameKey(name);
    const known = documents.get(key);
    const identity = documentIdentity(document, country);
    if (known !== undefined && known !== identity) shared.add(key);
    documents.set(key, identity);
  }
  return shared;
}
