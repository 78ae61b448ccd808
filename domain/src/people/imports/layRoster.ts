import { sayList } from '../../kernel/lists/sayList.ts';
import { titlesAt } from '../../kernel/tables/findTitles.ts';
import { type LaidTable, layTable } from '../../kernel/tables/layTable.ts';
import { bodyOf } from '../../kernel/tables/repeatsTitles.ts';
import { columnNote } from '../../kernel/tables/tableNote.ts';
import type { TableRows } from '../../kernel/tables/tableShape.ts';
import { titleKey } from '../../kernel/tables/titleKey.ts';
import type { RosterColumns } from '../rosters/rosterFields.ts';
import type { RosterReading } from '../rosters/rosterReading.ts';
import { unitFields } from '../rosters/unitFields.ts';
import { guessTitled } from './guessColumns.ts';
import { rosterShape } from './rosterShape.ts';

/** The titles of a roster, of both rows where there are two. */
export function titlesOfRoster(rows: TableRows, headerRow: number): readonly string[] {
  return headerRow < 0 ? [] : titlesAt(rows, headerRow, rosterShape);
}

/** A file that we wrote says the group of each unit; its blanks are none. */
export function saysGroups(titles: readonly string[], { group }: RosterColumns): boolean {
  return group !== undefined && titleKey(titles[group] ?? '') === titleKey(unitFields.group.name);
}

/** The rows of a roster that are units, and all that its layout did by itself. */
export function layRoster(rows: TableRows, reading: RosterReading): LaidTable {
  const { headerRow, columns, otherWeights, names = [], voteColumn, kept = [], fills } = reading;
  const titles = titlesOfRoster(rows, headerRow);
  const guessed = guessTitled(titles, bodyOf(rows, headerRow, rosterShape));
  const laid = layTable(
    rows,
    {
      headerRow,
      columns,
      alsoUsed: [
        ...otherWeights.map(({ column }) => column),
        ...names,
        ...(voteColumn === undefined ? [] : [voteColumn]),
      ],
      doubtful: guessed.doubtful.filter((field) => guessed.columns[field] === columns[field]),
      kept,
      ...(fills === undefined ? {} : { fills }),
      saysGroups: saysGroups(titles, columns),
    },
    rosterShape,
  );
  const [first = 0] = names;
  const said = sayList(names.map((column) => `«${titles[column]?.trim() ?? ''}»`));
  const joined = names.length > 1 ? [columnNote('names-joined', first, said, 'owner')] : [];
  return { ...laid, notes: [...laid.notes, ...joined] };
}
