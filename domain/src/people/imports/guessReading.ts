import { nameKey } from '../../kernel/identity/nameKey.ts';
import { parseWeight } from '../../kernel/weights/parseWeight.ts';
import { wholeWeight } from '../../kernel/weights/weight.ts';
import type { WeightMeasure } from '../../kernel/weights/weightMeasure.ts';
import type { RosterColumns } from '../rosters/rosterFields.ts';
import { unitIdOf } from '../rosters/unit.ts';
import { guessByContent } from './guessByContent.ts';
import { guessColumns, guessOtherWeights } from './guessColumns.ts';
import { cellText } from './readCell.ts';
import type { RosterReading } from './rosterReading.ts';

/** Rows above the titles that a real file may carry (name of the building, date, blanks). */
const titleRowsAtMost = 15;

type Rows = readonly (readonly string[])[];

/** How to understand a table nobody has explained: titles first, then what the cells say. */
export function guessReading(rows: Rows): RosterReading {
  const headerRow = findHeader(rows);
  return guessReadingFrom(rows, headerRow);
}

/** The same when the person says which row has the titles. */
export function guessReadingFrom(rows: Rows, headerRow: number): RosterReading {
  const header = headerRow < 0 ? [] : (rows[headerRow] ?? []);
  const body = rows.slice(headerRow + 1);
  const titled = guessColumns(header);
  // An untitled column may be anything; a titled one that we do not know was named on purpose.
  const columns = headerRow < 0 ? guessByContent(body, titled) : titled;
  return {
    headerRow,
    columns,
    measure: guessMeasure(header, body, columns),
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

function guessMeasure(
  header: readonly string[],
  body: Rows,
  columns: RosterColumns,
): WeightMeasure {
  const { weight } = columns;
  if (weight === undefined) return 'percent';
  const title = nameKey(header[weight] ?? '');
  if (/%|porcentaje/iu.test(header[weight] ?? '')) return 'percent';
  if (/\b(m2|area|metros)\b/u.test(title)) return 'area';
  if (/\b(acciones|votos|aportes|sociales)\b/u.test(title)) return 'shares';
  const sum = body.reduce((total, row) => {
    const read = parseWeight(row[weight] ?? '');
    return read.ok && !isTotalRow(cellText(row[columns.unit ?? -1] ?? ''))
      ? total + read.weight
      : total;
  }, 0);
  if (isNear(sum, wholeWeight / 100)) return 'perOne';
  if (isNear(sum, wholeWeight * 10)) return 'perThousand';
  return 'percent';
}

/** Within a twentieth: only to propose a measure. What counts is proved exactly. */
function isNear(sum: number, whole: number): boolean {
  return Math.abs(sum - whole) * 20 <= whole;
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
