import { cellText } from '../../kernel/tables/cellText.ts';
import type { LaidRow } from '../../kernel/tables/fillDown.ts';
import { findTitles, titlesAt } from '../../kernel/tables/findTitles.ts';
import { layTable } from '../../kernel/tables/layTable.ts';
import { bodyOf } from '../../kernel/tables/repeatsTitles.ts';
import type { RosterColumns } from '../rosters/rosterFields.ts';
import type { RosterReading } from '../rosters/rosterReading.ts';
import { unitIdOf } from '../rosters/unit.ts';
import { guessHolders } from '../weighing/guessHolders.ts';
import { guessMeasure } from '../weighing/guessMeasure.ts';
import { saysVotes } from '../weighing/readVote.ts';
import { guessByContent } from './guessByContent.ts';
import { guessColumns, guessOtherWeights } from './guessColumns.ts';
import { guessNames } from './guessNames.ts';
import { saysGroups } from './layRoster.ts';
import { rosterShape } from './rosterShape.ts';

type Rows = readonly (readonly string[])[];

/**
 * How to understand a table nobody has explained: titles first, then what the cells say. `oneEach`: the law
 * counts members, each with one vote, so a table without weights gives one to each.
 */
export function guessReading(rows: Rows, oneEach = false): RosterReading {
  return guessReadingFrom(rows, findTitles(rows, rosterShape), oneEach);
}

/** The same when the person says which row has the titles. */
export function guessReadingFrom(rows: Rows, headerRow: number, oneEach = false): RosterReading {
  const header = headerRow < 0 ? [] : titlesAt(rows, headerRow, rosterShape);
  const body = bodyOf(rows, headerRow, rosterShape);
  const guessed = guessColumns(header, body);
  const titled = withoutVotes(guessed, header, body);
  const names = guessNames(header, body, titled) ?? [];
  // An untitled column may be anything; a titled one that we do not know was named on purpose.
  const named = names[0] === undefined ? titled : { ...titled, owner: names[0] };
  const told = headerRow < 0 ? guessByContent(body, titled) : named;
  const layBy = (columns: RosterColumns) => {
    const asked = { headerRow, columns, saysGroups: saysGroups(header, columns) };
    return layTable(rows, asked, rosterShape).rows.filter(({ isLikeTotal }) => !isLikeTotal);
  };
  const laid = layBy(told);
  const measure = guessMeasure(header[told.weight ?? -1] ?? '', weightTexts(laid, told));
  const data = laid.filter(({ goesOn }) => !goesOn).map(({ cells }) => cells);
  const { columns, ...holders } = guessHolders(header, data, told, { measure, oneEach, names });
  const isVote = titled.weight !== guessed.weight;
  const used: readonly unknown[] = [holders.voteColumn, ...names, isVote ? guessed.weight : null];
  return {
    headerRow,
    columns,
    ...holders,
    decimal: null,
    shareOut: false,
    joinGroup: needsGroup(columns.unit === told.unit ? laid : layBy(columns), columns),
    joinRepeated: false,
    otherWeights: guessOtherWeights(header, columns)
      .filter(({ column }) => !used.includes(column))
      .slice(0, 8),
    ...(names.length < 2 ? {} : { names: [...names] }),
  };
}

/** «Derecho de voto» with yes and no below it says who votes, not with how much. */
function withoutVotes(
  columns: RosterColumns,
  header: readonly string[],
  body: Rows,
): RosterColumns {
  const { weight, ...others } = columns;
  if (weight === undefined || !/\bvot/iu.test(header[weight] ?? '')) return columns;
  return saysVotes(body.map((cells) => cellText(cells[weight] ?? ''))) ? others : columns;
}

/** The texts of the column of weights in the rows that are units. */
function weightTexts(rows: readonly LaidRow[], { weight }: RosterColumns): readonly string[] {
  return weight === undefined ? [] : rows.map(({ cells }) => cellText(cells[weight] ?? ''));
}

/**
 * Each tower has its own 101: alone they repeat, with the tower they do not, or many are told apart by it
 * where co-owners stand one a row.
 */
function needsGroup(rows: readonly LaidRow[], { unit, group }: RosterColumns): boolean {
  if (unit === undefined) return false;
  const filled = rows.filter(({ cells, goesOn }) => !goesOn && cellText(cells[unit] ?? '') !== '');
  const groupOf = ({ cells, heading }: LaidRow) =>
    group === undefined ? heading : (cells[group] ?? '');
  const alone = new Set(filled.map(({ cells }) => unitIdOf(cells[unit] ?? '')));
  const joined = new Set(filled.map((row) => unitIdOf(`${groupOf(row)} ${row.cells[unit] ?? ''}`)));
  if (alone.size * 10 >= filled.length * 9) return false;
  return joined.size * 10 >= filled.length * 9 || joined.size * 10 >= alone.size * 11;
}
