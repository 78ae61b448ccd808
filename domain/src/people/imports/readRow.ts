import { nameKey } from '../../kernel/identity/nameKey.ts';
import { sayList } from '../../kernel/lists/sayList.ts';
import { cellText } from '../../kernel/tables/cellText.ts';
import { filledWidth } from '../../kernel/tables/filledCells.ts';
import { isCellError } from '../../kernel/tables/isCellError.ts';
import { saying } from '../../kernel/text/sentence.ts';
import type { Weight } from '../../kernel/weights/weight.ts';
import { looksLikeDate, readEmails, textProblems } from '../rosters/readCell.ts';
import type { RosterField } from '../rosters/rosterFields.ts';
import {
  type FoundProblem,
  found,
  type RosterProblem,
  rosterProblem,
} from '../rosters/rosterProblem.ts';
import type { RosterReading } from '../rosters/rosterReading.ts';
import { type Unit, unitIdOf } from '../rosters/unit.ts';
import { unitValues } from '../rosters/unitFields.ts';
import { looseKey } from '../rosters/unitFinder.ts';
import { isUnitRange, unitsInCell } from '../rosters/unitsInCell.ts';
import type { LabelledRow, RowWeights } from '../weighing/rowWeights.ts';
import type { ReadWeight } from '../weighing/weightColumn.ts';
import { joinOwners } from './joinOwners.ts';
import { textIn, writtenIn } from './labelRows.ts';
import { ownerCells, type peopleBook } from './peopleBook.ts';

/** The facts about other rows that a row needs. The maps grow as the rows are read, from the first down. */
export interface RowContext {
  readonly reading: RosterReading;
  readonly people: ReturnType<typeof peopleBook>;
  readonly width: number;
  /** The table has all the units of its roster; one that only updates may leave a weight blank. */
  readonly isWhole: boolean;
  readonly isTooWideAsARule: boolean;
  /** Most names of units read like several: that is how they are called here. */
  readonly isListAsARule: boolean;
  readonly firstRowOf: Map<string, number>;
  /** By how a person in a hurry would read the label: `T1 101` and `T1-101`. */
  readonly similar: Map<string, string>;
  readonly weights: RowWeights;
}

export interface ReadRow {
  /** Null when something in the row is an error. */
  readonly unit: Unit | null;
  /** The people whom this row names, and not the rows of its unit above. */
  readonly ownerIds: readonly string[];
  readonly problems: readonly RosterProblem[];
}

/** Reads one row that gives a unit. `units` are those of the rows above. */
export function readRow(
  one: LabelledRow,
  context: RowContext,
  units: ReadonlyMap<string, Unit>,
): ReadRow {
  const { row, label, goesOn } = one;
  const { reading, people } = context;
  const cell = (field: RosterField) => textIn(one, field, reading);
  const placed = cellProblems(one, context);
  const problems: FoundProblem[] = [];
  const unitId = unitIdOf(label);
  const known = units.get(unitId);
  const { weight, problems: ofWeight } = weightOf(row, context);
  problems.push(...ofWeight);
  const inGroup = isSameGroup(known, cell('group'));
  const named = { label, unitId, row, weight, known, goesOn, inGroup };
  const isJoined = checkLabel(named, context, problems);
  if (!context.isListAsARule) problems.push(...severalUnits(cell('unit'), row, reading));
  const weights = otherWeightsOf(row, context, placed);
  readEmails(cell('email'), problems);
  const values = unitValues(({ key, column, read }) => {
    // These two are read with what the other rows say.
    if (key === 'label') return label;
    return key === 'weight' ? weight : read(writtenIn(one, column, reading), problems);
  });
  const isReadable = () =>
    ![...problems.map(({ code }) => rosterProblem(found(code))), ...placed].some(
      (problem) => problem.severity === 'error',
    );
  let unit: Unit | null = null;
  let ownerIds: readonly string[] = [];
  if (isReadable() && weight !== null) {
    const cells = ownerCells(one, reading);
    // A row that only updates and names no owner leaves those of its unit.
    const isLeft = !context.isWhole && cells.name === '' && cells.document === '';
    const named = isLeft ? { ...cells, coowners: '' } : cells;
    const owners = people.ownersOf(named, { row, unitId }, problems);
    if (isReadable()) {
      ownerIds = owners.map((owner) => owner.personId);
      const read = {
        unitId,
        ...values,
        ...(reading.otherWeights.length === 0 ? {} : { weights }),
        ownerIds,
        ownerNames: owners.map((owner) => owner.name),
        order: units.size,
      };
      unit = isJoined && known !== undefined ? joined(known, read, one, reading) : read;
    }
  }
  const all = problems.map((problem) => rosterProblem(problem, row, columnOf(problem, reading)));
  return { unit, ownerIds, problems: [...all, ...placed] };
}

/** The faults of a row's cells in any column. */
function cellProblems({ cells, row }: LabelledRow, context: RowContext): RosterProblem[] {
  const { columns, names = [], voteColumn, otherWeights } = context.reading;
  const others = otherWeights.map(({ column }) => column);
  const used = new Set<unknown>([...Object.values(columns), ...names, voteColumn, ...others]);
  const problems = cells.flatMap((text, column) => {
    const said = cellText(text);
    const failed = used.has(column) && isCellError(said) ? [found('cell-error', said)] : [];
    return [...failed, ...textProblems(said)].map((problem) => rosterProblem(problem, row, column));
  });
  if (context.isTooWideAsARule || filledWidth(cells) <= context.width) return problems;
  const wide = found('row-too-wide', cells[context.width] ?? '');
  return [...problems, rosterProblem(wide, row, context.width)];
}

function columnOf({ code, field }: FoundProblem, reading: RosterReading): number | null {
  const { columns, voteColumn = null } = reading;
  if (code === 'vote-unknown') return voteColumn;
  return field === null ? null : (columns[field] ?? null);
}

function joined(
  known: Unit,
  read: Unit,
  { goesOn }: LabelledRow,
  { addRepeated }: RosterReading,
): Unit {
  const unit = joinOwners(known, read);
  // A row without a name or a weight of its own brings no part.
  const isPart = addRepeated === true && !goesOn;
  return isPart ? { ...unit, weight: known.weight + read.weight } : unit;
}

/** Nobody can tell how the weight of a row is parted among units that it names together. */
function severalUnits(
  text: string,
  row: number,
  { kept = [] }: RosterReading,
): readonly FoundProblem[] {
  if (kept.includes(row)) return [];
  const units = unitsInCell(text);
  if (units !== null)
    return [found('units-together', text, saying`Son ${sayList(units)}.`, 'unit')];
  return isUnitRange(text) ? [found('units-range', text, '', 'unit')] : [];
}

interface Labelled {
  readonly label: string;
  readonly unitId: string;
  readonly row: number;
  readonly weight: Weight | null;
  readonly known: Unit | undefined;
  readonly goesOn: boolean;
  /** The unit is in the tower of the unit above with its name. */
  readonly inGroup: boolean;
}

/** A 101 of another tower is another unit, whatever is said of repeated rows. */
function isSameGroup(known: Unit | undefined, group: string): boolean {
  if (known === undefined || known.group === '' || group === '') return true;
  return nameKey(known.group) === nameKey(group);
}

/** Whether the row adds its owners to a unit that is already there. */
function checkLabel(
  { label, unitId, row, weight, known, goesOn, inGroup }: Labelled,
  { reading, firstRowOf, similar }: RowContext,
  problems: FoundProblem[],
): boolean {
  if (label === '') {
    problems.push(found('unit-empty', '', '', 'unit'));
    return false;
  }
  const first = firstRowOf.get(unitId);
  if (first !== undefined) {
    const where = `Ya estaba en la fila ${first}.`;
    const isSame = reading.addRepeated === true || weight === known?.weight;
    // A row without a name of its own adds its owner to the unit above.
    const joins = (goesOn || reading.joinRepeated) && known !== undefined && isSame && inGroup;
    problems.push(found(joins ? 'unit-joined' : 'unit-duplicate', label, where, 'unit'));
    return joins;
  }
  firstRowOf.set(unitId, row);
  const key = looseKey(label);
  const twin = similar.get(key);
  if (twin === undefined) similar.set(key, label);
  else problems.push(found('unit-similar', label, `Ya hay «${twin}».`, 'unit'));
  if (looksLikeDate(label)) problems.push(found('unit-as-date', label, '', 'unit'));
  return false;
}

/** Nothing, where the table has no weight there and only updates what is in force. */
function weightOf(row: number, { weights, isWhole }: RowContext): ReadWeight {
  const nothing = { weight: 0, problems: [] };
  const read = weights.main.get(row) ?? nothing;
  const isBlank = read.problems.some(({ code }) => code === 'weight-empty');
  return isBlank && !isWhole ? nothing : read;
}

/** Further weights are taken as they are written; an empty cell weighs nothing. */
function otherWeightsOf(
  row: number,
  { weights: { others } }: RowContext,
  placed: RosterProblem[],
): Readonly<Record<string, Weight>> {
  const weights: Record<string, Weight> = {};
  for (const { name, column, byRow } of others) {
    const { weight, problems } = byRow.get(row) ?? { weight: 0, problems: [] };
    // That it is nothing matters of the weight that votes are counted by.
    const told = problems.filter(({ code }) => code !== 'weight-zero');
    placed.push(...told.map((problem) => rosterProblem(ofOther(problem), row, column)));
    if (weight !== null) weights[name] = weight;
  }
  return weights;
}

function ofOther(problem: FoundProblem): FoundProblem {
  if (problem.code !== 'weight-malformed') return problem;
  return found('other-weight-malformed', problem.value);
}
