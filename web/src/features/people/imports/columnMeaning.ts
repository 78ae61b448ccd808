import {
  columnLetter,
  type RosterField,
  type RosterReading,
  rosterFields,
  titlesOfRoster,
} from '@asamblea/domain';
import type { TableRows } from '../../../ui/tables/checkTable.ts';

/** `more-name`: together with the column of the owner it is their name; `vote`: it says who votes. */
export type ColumnMeaning = RosterField | 'more-name' | 'other-weight' | 'vote' | 'none';

export interface TableColumn {
  readonly column: number;
  readonly title: string;
  readonly samples: readonly string[];
  readonly meaning: ColumnMeaning;
}

const samplesShown = 3;
const rowsLookedAt = 60;

/** Every column of the table with some of what it says. */
export function columnsOf(rows: TableRows, reading: RosterReading): readonly TableColumn[] {
  const { headerRow } = reading;
  const header = titlesOfRoster(rows, headerRow);
  const body = rows.slice(headerRow + 1, headerRow + 1 + rowsLookedAt);
  const width = Math.max(header.length, ...body.map((row) => row.length));
  return Array.from({ length: width }, (_, column) => {
    const said = body.map((row) => (row[column] ?? '').trim()).filter((text) => text !== '');
    const title = (header[column] ?? '').trim();
    return {
      column,
      title: title === '' ? `Columna ${columnLetter(column)}` : title,
      samples: [...new Set(said)].slice(0, samplesShown),
      meaning: meaningOf(reading, column),
    };
  });
}

function meaningOf(
  { columns, otherWeights, voteColumn, names = [] }: RosterReading,
  column: number,
): ColumnMeaning {
  if (otherWeights.some((one) => one.column === column)) return 'other-weight';
  if (voteColumn === column) return 'vote';
  const field = rosterFields.find((one) => columns[one] === column);
  return field ?? (names.includes(column) ? 'more-name' : 'none');
}

function isField(meaning: ColumnMeaning): meaning is RosterField {
  return rosterFields.some((field) => field === meaning);
}

/** Gives a column its meaning; the column that had it before has none. */
export function meanColumn(
  reading: RosterReading,
  column: number,
  meaning: ColumnMeaning,
  title: string,
): RosterReading {
  const kept = rosterFields.flatMap((field) => {
    const place = reading.columns[field];
    return place === undefined || place === column || field === meaning
      ? []
      : [[field, place] as const];
  });
  const { owner } = reading.columns;
  if (meaning === 'more-name' && (owner === undefined || owner === column)) {
    return meanColumn(reading, column, 'owner', title);
  }
  const given = isField(meaning) ? [[meaning, column] as const] : [];
  const others = reading.otherWeights.filter((one) => one.column !== column);
  const { voteColumn, ...known } = reading;
  const vote = meaning === 'vote' ? column : voteColumn === column ? undefined : voteColumn;
  return {
    ...known,
    ...(vote === undefined ? {} : { voteColumn: vote }),
    names: namesWith(reading, column, meaning),
    columns: Object.fromEntries([...kept, ...given]),
    otherWeights:
      meaning === 'other-weight' ? [...others, { name: title.slice(0, 60), column }] : others,
  };
}

/** The columns that are the name of the owner, the one of the owner among them; nothing where it is one. */
function namesWith(
  { columns: { owner }, names = [] }: RosterReading,
  column: number,
  meaning: ColumnMeaning,
): number[] | undefined {
  if (meaning === 'owner' || owner === column) return undefined;
  const others = names.filter((one) => one !== column);
  const before = others.length > 0 || owner === undefined ? others : [owner];
  const all = meaning === 'more-name' ? [...before, column] : others;
  return all.length > 1 ? all : undefined;
}
