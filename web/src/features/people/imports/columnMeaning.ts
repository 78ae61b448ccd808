import { type RosterField, type RosterReading, rosterFields } from '@asamblea/domain';
import { fieldAt, giveField } from '../../../parts/tables/tableColumn.ts';

/** `more-name`: together with the column of the owner it is their name; `vote`: it says who votes. */
export type ColumnMeaning = RosterField | 'more-name' | 'other-weight' | 'vote';

/** The meaning of a column in a reading. */
export function meaningOf(
  { columns, otherWeights, voteColumn, names = [] }: RosterReading,
  column: number,
): ColumnMeaning | 'none' {
  if (otherWeights.some((one) => one.column === column)) return 'other-weight';
  if (voteColumn === column) return 'vote';
  const field = fieldAt(columns, column);
  return field === 'none' && names.includes(column) ? 'more-name' : field;
}

function fieldOf(meaning: ColumnMeaning | 'none'): RosterField | 'none' {
  return rosterFields.find((field) => field === meaning) ?? 'none';
}

/** Gives a column its meaning; the column that had it before has none. */
export function meanColumn(
  reading: RosterReading,
  column: number,
  meaning: ColumnMeaning | 'none',
  title: string,
): RosterReading {
  const { owner } = reading.columns;
  if (meaning === 'more-name' && (owner === undefined || owner === column)) {
    return meanColumn(reading, column, 'owner', title);
  }
  const others = reading.otherWeights.filter((one) => one.column !== column);
  const { voteColumn, ...known } = reading;
  const vote = meaning === 'vote' ? column : voteColumn === column ? undefined : voteColumn;
  return {
    ...known,
    ...(vote === undefined ? {} : { voteColumn: vote }),
    names: namesWith(reading, column, meaning),
    columns: giveField(reading.columns, column, fieldOf(meaning)),
    otherWeights:
      meaning === 'other-weight' ? [...others, { name: title.slice(0, 60), column }] : others,
  };
}

/** The columns that are the name of the owner, the one of the owner among them; nothing where it is one. */
function namesWith(
  { columns: { owner }, names = [] }: RosterReading,
  column: number,
  meaning: ColumnMeaning | 'none',
): number[] | undefined {
  if (meaning === 'owner' || owner === column) return undefined;
  const others = names.filter((one) => one !== column);
  const before = others.length > 0 || owner === undefined ? others : [owner];
  const all = meaning === 'more-name' ? [...before, column] : others;
  return all.length > 1 ? all : undefined;
}
