import type { RosterColumns } from '../rosters/rosterFields.ts';
import { unitIdOf } from '../rosters/unit.ts';
import { guessHolders } from '../weighing/guessHolders.ts';
import { guessMeasure } from '../weighing/guessMeasure.ts';
import { guessByContent } from './guessByContent.ts';
import { guessColumns, guessOtherWeights } from './guessColumns.ts';
import { cellText } from './readCell.ts';
import type { RosterReading } from './rosterReading.ts';

/** Rows above the titles that a real file may carry (name of the building, date, blanks). */
const titleRowsAtMost = 15;

type Rows = readonly (readonly string[])[];

/**
 * How to understand a table nobody has explained: titles first, then what the cells say. `oneEach`: the law
 * counts members, each with one vote, so a table without weights gives one to each.
 */
export function guessReading(rows: Rows, oneEach = false): RosterReading {
  const headerRow = findHeader(rows);
  return guessReadingFrom(rows, headerRow, oneEach);
}

/** The same when the person says which row has the titles. */
export function guessReadingFrom(rows: Rows, headerRow: number, oneEach = false): RosterReading {
  const header = headerRow < 0 ? [] : (rows[headerRow] ?? []);
  const body = rows.slice(headerRow + 1);
  const titled = guessColumns(header);
  // An untitled column may be anything; a titled one that we do not know was named on purpose.
  const told = headerRow < 0 ? guessByContent(body, titled) : titled;
  const measure = guessMeasure(header[told.weight ?? -1] ?? '', weightTexts(body, told));
  const { columns, ...holders } = guessHolders(header, body, told, { measure, oneEach });
  return {
    headerRow,
    columns,
    ...holders,
    decimal: null,
    shareOut: false,
    joinGroup: needsGroup(body, columns),
    joinRepeated: false,
    otherWeights: [...guessOtherWeights(header, columns)].slice(0, 8),
  };
}

/** The row that names most fields, at least two; a unit and a weight count for more than the rest. */
function findHeader(rows: Rows): number {
  let best = -1;
  let most = 0;
  rows.slice(0, titleRowsAtMost).forEach((row, index) => {
    const columns = guessColumns(row);
    const count = Object.keys(columns).length;
    if (count < 2) return;
    const named =
      count + (columns.unit === undefined ? 0 : 10) + (columns.weight === undefined ? 0 : 10);
    if (named <= most) return;
    best = index;
    most = named;
  });
  return best;
}

/** What the column of weights says, without the rows of totals. */
function weightTexts(body: Rows, { weight, unit }: RosterColumns): readonly string[] {
  if (weight === undefined) return [];
  return body.flatMap((row) =>
    isTotalRow(cellText(row[unit ?? -1] ?? '')) ? [] : [cellText(row[weight] ?? '')],
  );
}

/** Each tower has its own 101: alone they repeat, with the tower they do not. */
function needsGroup(body: Rows, { unit, group }: RosterColumns): boolean {
  if (unit === undefined || group === undefined) return false;
  const filled = body.filter((row) => cellText(row[unit] ?? '') !== '');
  const alone = new Set(filled.map((row) => unitIdOf(row[unit] ?? '')));
  const joined = new Set(filled.map((row) => unitIdOf(`${row[group] ?? ''} ${row[unit] ?? ''}`)));
  return alone.size * 10 < filled.length * 9 && joined.size * 10 >= filled.length * 9;
}

export function isTotalRow(label: string): boolean {
  return /^(sub\s*)?total(es)?\b/iu.test(label);
}
