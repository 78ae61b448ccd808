import type { KnownPeople } from '../../kernel/identity/idsOfPeople.ts';
import type { LaidRow } from '../../kernel/tables/fillDown.ts';
import { filledWidth } from '../../kernel/tables/filledCells.ts';
import type { ParsedRoster, Roster } from '../rosters/roster.ts';
import type { RosterField } from '../rosters/rosterFields.ts';
import {
  type FoundProblem,
  found,
  type RosterProblem,
  rosterProblem,
} from '../rosters/rosterProblem.ts';
import type { RosterReading } from '../rosters/rosterReading.ts';
import { type Unit, unitIdOf } from '../rosters/unit.ts';
import { unitsInCell } from '../rosters/unitsInCell.ts';
import { adjustWeights } from '../weighing/adjustWeights.ts';
import { largerMeasure } from '../weighing/roundColumn.ts';
import { isEqual, type LabelledRow, readRowWeights } from '../weighing/rowWeights.ts';
import { sumProof } from '../weighing/sumProof.ts';
import { guessReading } from './guessReading.ts';
import { labelRows, textIn } from './labelRows.ts';
import { layRoster } from './layRoster.ts';
import { namesakesOf } from './namesakes.ts';
import { ownerCells, peopleBook, peopleIn } from './peopleBook.ts';
import { type RosterLine, readLine } from './readLine.ts';
import { type RowContext, readRow } from './readRow.ts';

type Rows = readonly (readonly string[])[];

const nobodyKnown: KnownPeople = { country: '', people: [] };

export interface ReadTable extends ParsedRoster {
  /** The values that each row brings; a table that has all the units ignores them. */
  readonly lines: readonly RosterLine[];
}

/**
 * Reads a roster from the rows of any table, as text. Every problem is listed with its row as the
 * spreadsheet numbers it; a row with an error gives no unit. Nothing is guessed silently and no
 * cell is ever interpreted as a formula or as markup.
 *
 * `personIdOf` turns what identifies a person (document, or name without one) into an opaque id.
 * `inForce`: who has an id already and keeps it, and where documents are read as in.
 * `isWhole`: the table has all the units of the roster, and not only those that it updates.
 * A reading without a column of weights only updates what is in force: its units weigh nothing here.
 */
export function parseRoster(
  rows: Rows,
  personIdOf: (personKey: string) => string,
  reading: RosterReading = guessReading(rows),
  isWhole = true,
  inForce: KnownPeople = nobodyKnown,
): ReadTable {
  const ofColumns = columnProblems(reading);
  if (!namesUnits(reading)) return { roster: nothingRead, problems: ofColumns, lines: [] };
  const laid = layRoster(rows, reading);
  const asked = laid.rows.filter(({ isLikeTotal }) => isLikeTotal);
  const data = labelRows(
    laid.rows.filter(({ isLikeTotal }) => !isLikeTotal),
    reading,
    inForce.country,
  );
  const named = data.flatMap((row) => {
    const ones = peopleIn(ownerCells(row, reading), reading.splitOwners === true, inForce.country);
    return ones.map((one) => ({ ...one, unitId: unitIdOf(row.label) }));
  });
  const namesakes = namesakesOf(named, inForce.country);
  const people = peopleBook(personIdOf, reading, inForce, namesakes);
  const context = contextOf(laid.titles, data, reading, { people, isWhole });
  const units = new Map<string, Unit>();
  const ofRows = asked.map((row) => likeTotal(row, reading));
  const lines: RosterLine[] = [];
  for (const one of data) {
    const { unit, ownerIds, problems } = readRow(one, context, units);
    for (const problem of problems) ofRows.push(problem);
    if (unit === null) continue;
    units.set(unit.unitId, unit);
    const isUnread = problems.some(({ code }) => code === 'arrears-unknown');
    const unread = new Set<RosterField>(isUnread ? ['arrears'] : []);
    if (!isWhole) lines.push(readLine(one, { unitId: unit.unitId, ownerIds }, reading, unread));
  }
  const listed = [...units.values()];
  const adjusted = reading.shareOut ? adjustWeights(listed, reading.measure) : null;
  const kept = adjusted?.units ?? listed;
  const roster = {
    units: kept,
    people: people.all(),
    totalWeight: kept.reduce((sum, unit) => sum + unit.weight, 0),
  };
  const problems = [
    ...ofColumns,
    ...(context.isTooWideAsARule ? [rosterProblem(found('rows-too-wide'))] : []),
    ...ofRows.sort((a, b) => (a.row ?? 0) - (b.row ?? 0)),
    ...people.unsure().map(({ row, name, field }) => {
      return rosterProblem(found('person-unsure', name), row, reading.columns[field] ?? null);
    }),
    ...context.weights.problems,
    ...wholeFileProblems(roster, reading, adjusted?.problems ?? []),
  ];
  return { roster, problems, lines };
}

/** Only a person can tell such a row from a unit. */
function likeTotal(row: LaidRow, reading: RosterReading): RosterProblem {
  const said = (['unit', 'owner', 'weight'] as const).map((field) => textIn(row, field, reading));
  const problem = found(
    'row-like-total',
    said.find((text) => text !== ''),
  );
  return rosterProblem(problem, row.row, reading.columns.unit ?? null);
}

const nothingRead = { units: [], people: [], totalWeight: 0 };

/** Whether anything says which the units are. */
function namesUnits({ columns, unitFrom }: RosterReading): boolean {
  const hasPeople = columns.owner !== undefined || columns.document !== undefined;
  return columns.unit !== undefined || unitFrom === 'row' || (unitFrom === 'person' && hasPeople);
}

function columnProblems(reading: RosterReading): RosterProblem[] {
  const { headerRow, columns, unitFrom } = reading;
  const problems: RosterProblem[] = [];
  if (headerRow < 0) problems.push(rosterProblem(found('no-header')));
  if (!namesUnits(reading)) problems.push(rosterProblem(found('unit-column-missing')));
  else if (columns.unit === undefined) {
    problems.push(rosterProblem(found(unitFrom === 'row' ? 'unit-from-row' : 'unit-from-person')));
  }
  if (isEqual(reading)) problems.push(rosterProblem(found('weights-equal')));
  else if (columns.weight === undefined) {
    problems.push(rosterProblem(found('weight-column-missing')));
  }
  if (columns.owner === undefined && columns.document === undefined) {
    problems.push(rosterProblem(found('owner-column-missing')));
  } else if (columns.document === undefined) {
    problems.push(rosterProblem(found('document-column-missing')));
  }
  return problems;
}

function contextOf(
  titles: readonly string[],
  data: readonly LabelledRow[],
  reading: RosterReading,
  { people, isWhole }: { people: ReturnType<typeof peopleBook>; isWhole: boolean },
): RowContext {
  const width = widthOf(titles, reading);
  const wide = data.filter(({ cells }) => filledWidth(cells) > width);
  const lists = data.filter((row) => unitsInCell(textIn(row, 'unit', reading)) !== null);
  return {
    reading,
    people,
    width,
    isTooWideAsARule: wide.length * 2 > data.length,
    isListAsARule: lists.length > 2 && lists.length * 2 > data.length,
    firstRowOf: new Map(),
    similar: new Map(),
    isWhole,
    weights: readRowWeights(data, reading, isWhole),
  };
}

/** Columns that have a title or that somebody has named. */
function widthOf(
  titles: readonly string[],
  { headerRow, columns, otherWeights, names = [], voteColumn }: RosterReading,
): number {
  if (headerRow < 0) return Number.POSITIVE_INFINITY;
  const others = otherWeights.map(({ column }) => column);
  const named = [...Object.values(columns), ...others, ...names, voteColumn];
  return Math.max(filledWidth(titles), ...named.map((column) => (column ?? -1) + 1));
}

function wholeFileProblems(
  { units, totalWeight }: Roster,
  { columns, measure, shareOut }: RosterReading,
  adjusted: readonly FoundProblem[],
): readonly RosterProblem[] {
  if (units.length === 0) return [rosterProblem(found('no-rows'))];
  if (columns.weight === undefined) return [];
  const column = columns.weight;
  if (!Number.isSafeInteger(totalWeight)) {
    const more = measure === 'shares' ? largerMeasure : '';
    return [rosterProblem(found('total-too-large', '', more), null, column)];
  }
  if (adjusted.length > 0) return adjusted.map((one) => rosterProblem(one, null, column));
  const { isExact, text, sentence } = sumProof(totalWeight, shareOut ? 'percent' : measure);
  if (isExact) return [];
  return [rosterProblem(found('sum-not-whole', text, sentence), null, column)];
}
