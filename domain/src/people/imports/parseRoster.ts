import { findDecimalSign } from '../../kernel/weights/decimalSign.ts';
import { shareOut } from '../../kernel/weights/shareOut.ts';
import type { ParsedRoster } from '../rosters/roster.ts';
import { found, type RosterProblem, rosterProblem } from '../rosters/rosterProblem.ts';
import type { Unit } from '../rosters/unit.ts';
import { filledWidth } from './filledWidth.ts';
import { guessReading } from './guessReading.ts';
import { peopleBook } from './peopleBook.ts';
import { cellText } from './readCell.ts';
import { type RowContext, readRow } from './readRow.ts';
import type { RosterReading } from './rosterReading.ts';
import { sumProof } from './sumProof.ts';

type Rows = readonly (readonly string[])[];

/**
 * Reads a roster from the rows of any table, as text. Every problem is listed with its row as the
 * spreadsheet numbers it; a row with an error gives no unit. Nothing is guessed silently and no
 * cell is ever interpreted as a formula or as markup.
 *
 * `personIdOf` turns what identifies a person (document, or name without one) into an opaque id.
 * A reading without a column of weights only updates what is in force: its units weigh nothing here.
 */
export function parseRoster(
  rows: Rows,
  personIdOf: (personKey: string) => string,
  reading: RosterReading = guessReading(rows),
): ParsedRoster {
  const problems: RosterProblem[] = columnProblems(reading);
  const people = peopleBook(personIdOf, reading.columns);
  if (reading.columns.unit === undefined) return { roster: nothingRead, problems };
  const body = rows.slice(reading.headerRow + 1);
  const context = contextOf(rows, reading, people);
  if (context.isTooWideAsARule) problems.push(rosterProblem(found('rows-too-wide')));

  const units = new Map<string, Unit>();
  body.forEach((cells, index) => {
    const row = reading.headerRow + 2 + index;
    if (cells.every((text) => text.trim() === '')) return;
    const read = readRow(cells, row, context, units);
    problems.push(...read.problems);
    if (read.unit !== null) units.set(read.unit.unitId, read.unit);
  });
  for (const { row, name, field } of people.unsure()) {
    const column = reading.columns[field] ?? null;
    problems.push(rosterProblem(found('person-unsure', name), row, column));
  }
  const listed = sharedOut([...units.values()], reading);
  const totalWeight = listed.reduce((sum, unit) => sum + unit.weight, 0);
  problems.push(...wholeFileProblems(listed.length, totalWeight, reading));
  if (context.decimal.isUnsure) {
    problems.push(rosterProblem(found('decimal-unsure'), null, reading.columns.weight ?? null));
  }
  return { roster: { units: listed, people: people.all(), totalWeight }, problems };
}

const nothingRead = { units: [], people: [], totalWeight: 0 };

function columnProblems({ headerRow, columns }: RosterReading): RosterProblem[] {
  const problems: RosterProblem[] = [];
  if (headerRow < 0) problems.push(rosterProblem(found('no-header')));
  if (columns.unit === undefined) problems.push(rosterProblem(found('unit-column-missing')));
  if (columns.weight === undefined) problems.push(rosterProblem(found('weight-column-missing')));
  if (columns.owner === undefined && columns.document === undefined) {
    problems.push(rosterProblem(found('owner-column-missing')));
  } else if (columns.document === undefined) {
    problems.push(rosterProblem(found('document-column-missing')));
  }
  return problems;
}

function contextOf(
  rows: Rows,
  reading: RosterReading,
  people: ReturnType<typeof peopleBook>,
): RowContext {
  const body = rows.slice(reading.headerRow + 1);
  const { weight } = reading.columns;
  const evidence = findDecimalSign(
    weight === undefined ? [] : body.map((cells) => cellText(cells[weight] ?? '')),
  );
  const width = widthOf(rows, reading);
  const filled = body.filter((cells) => cells.some((text) => text.trim() !== ''));
  const wide = filled.filter((cells) => filledWidth(cells) > width);
  return {
    reading,
    people,
    width,
    isTooWideAsARule: wide.length * 2 > filled.length,
    firstRowOf: new Map(),
    similar: new Map(),
    decimal: {
      sign: reading.decimal ?? evidence.sign,
      isDoubtful: reading.decimal === null && evidence.mixed,
      isUnsure: reading.decimal === null && evidence.sign === null && evidence.doubtful,
    },
  };
}

/** Columns that have a title or that somebody has named. */
function widthOf(rows: Rows, { headerRow, columns, otherWeights }: RosterReading): number {
  if (headerRow < 0) return Number.POSITIVE_INFINITY;
  const named = [...Object.values(columns), ...otherWeights.map(({ column }) => column)];
  return Math.max(filledWidth(rows[headerRow] ?? []), ...named.map((column) => (column ?? -1) + 1));
}

function sharedOut(units: readonly Unit[], { shareOut: asked }: RosterReading): readonly Unit[] {
  if (!asked) return units;
  const weights = shareOut(units.map((unit) => unit.weight));
  return units.map((unit, place) => ({ ...unit, weight: weights[place] ?? 0 }));
}

function wholeFileProblems(
  units: number,
  totalWeight: number,
  { columns, measure, shareOut: asked }: RosterReading,
): RosterProblem[] {
  if (units === 0) return [rosterProblem(found('no-rows'))];
  if (columns.weight === undefined) return [];
  const column = columns.weight;
  if (!Number.isSafeInteger(totalWeight)) {
    return [rosterProblem(found('total-too-large'), null, column)];
  }
  const { isExact, text, sentence } = sumProof(totalWeight, asked ? 'percent' : measure);
  if (isExact) return [];
  return [rosterProblem(found('sum-not-whole', text, sentence), null, column)];
}
