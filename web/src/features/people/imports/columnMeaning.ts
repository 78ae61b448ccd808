import { type RosterField, type RosterReading, rosterFields } from '@asamblea/domain';
import { letterOf } from '../../../ui/tables/cellName.ts';
import type { TableRows } from '../../../ui/tables/checkTable.ts';

export type ColumnMeaning = RosterField | 'other-weight' | 'vote' | 'none';

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
  const header = rows[headerRow] ?? [];
  const body = rows.slice(headerRow + 1, headerRow + 1 + rowsLookedAt);
  const width = Math.max(header.length, ...body.map((row) => row.length));
  return Array.from({ length: width }, (_, column) => {
    const said = body.map((row) => (row[column] ?? '').trim()).filter((text) => text !== '');
    const title = (header[column] ?? '').trim();
    return {
      column,
      title: title === '' ? `Columna ${letterOf(column)}` : title,
      samples: [...new Set(said)].slice(0, samplesShown),
      meaning: meaningOf(reading, column),
    };
  });
}

function meaningOf(
  { columns, otherWeights, voteColumn }: RosterReading,
  column: number,
): ColumnMeaning {
  if (otherWeights.some((one) => one.column === column)) return 'other-weight';
  if (voteColumn === column) return 'vote';
  return rosterFields.find((field) => columns[field] === column) ?? 'none';
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
  const given =
    meaning === 'none' || meaning === 'other-weight' || meaning === 'vote'
      ? []
      : [[meaning, column] as const];
  const others = reading.otherWeights.filter((one) => one.column !== column);
  const { voteColumn, ...known } = reading;
  const vote = meaning === 'vote' ? column : voteColumn === column ? undefined : voteColumn;
  return {
    ...known,
    ...(vote === undefined ? {} : { voteColumn: vote }),
    columns: Object.fromEntries([...kept, ...given]),
    otherWeights:
      meaning === 'other-weight' ? [...others, { name: title.slice(0, 60), column }] : others,
  };
}
