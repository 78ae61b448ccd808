import type { Weight } from '../../kernel/weights/weight.ts';
import type { RosterField } from '../rosters/rosterFields.ts';
import {
  type FoundProblem,
  found,
  type RosterProblem,
  rosterProblem,
} from '../rosters/rosterProblem.ts';
import { type Unit, unitIdOf } from '../rosters/unit.ts';
import { unitValues } from '../rosters/unitFields.ts';
import type { LabelledRow, RowWeights } from '../weighing/rowWeights.ts';
import type { ReadWeight } from '../weighing/weightColumn.ts';
import { filledWidth } from './filledWidth.ts';
import { isTotalRow } from './guessReading.ts';
import { joinOwners, looseKey } from './joinOwners.ts';
import type { peopleBook } from './peopleBook.ts';
import { cellText, looksLikeDate, readEmail, textProblems } from './readCell.ts';
import type { RosterReading } from './rosterReading.ts';

/** What a row needs to know of the others. The maps grow as the rows are read, from the first down. */
export interface RowContext {
  readonly reading: RosterReading;
  readonly people: ReturnType<typeof peopleBook>;
  readonly width: number;
  readonly isTooWideAsARule: boolean;
  readonly firstRowOf: Map<string, number>;
  /** By how a person in a hurry would read the label: `T1 101` and `T1-101`. */
  readonly similar: Map<string, string>;
  readonly weights: RowWeights;
}

export interface ReadRow {
  /** Null when something in the row is an error. */
  readonly unit: Unit | null;
  readonly problems: readonly RosterProblem[];
}

/** Whether a row is one of totals, which gives no unit. */
export function isOfTotals(cells: readonly string[], { columns }: RosterReading): boolean {
  const unit = cellText(cells[columns.unit ?? -1] ?? '');
  return isTotalRow(unit) || (unit === '' && cells.some(isTotalRow));
}

/** Reads one row that gives a unit. `units` are those of the rows above. */
export function readRow(
  { cells, row, label }: LabelledRow,
  context: RowContext,
  units: ReadonlyMap<string, Unit>,
): ReadRow {
  const { reading, people } = context;
  const { columns } = reading;
  const cell = (field: RosterField) => cellText(cells[columns[field] ?? -1] ?? '');
  const placed = cells.flatMap((text, column) =>
    textProblems(cellText(text)).map((problem) => rosterProblem(problem, row, column)),
  );
  if (!context.isTooWideAsARule && filledWidth(cells) > context.width) {
    placed.push(
      rosterProblem(found('row-too-wide', cells[context.width] ?? ''), row, context.width),
    );
  }
  const problems: FoundProblem[] = [];
  const unitId = unitIdOf(label);
  const known = units.get(unitId);
  const { weight, problems: ofWeight } = weightOf(row, context);
  problems.push(...ofWeight);
  const isJoined = checkLabel({ label, unitId, row, weight, known }, context, problems);
  const weights = otherWeightsOf(row, context, placed);
  const email = readEmail(cell('email'), problems);
  const values = unitValues(({ key, column, read }) => {
    // These two are read with what the other rows say.
    if (key === 'label') return label;
    return key === 'weight' ? weight : read(cells[columns[column] ?? -1] ?? '', problems);
  });
  const isReadable = () =>
    ![...problems.map(({ code }) => rosterProblem(found(code))), ...placed].some(
      (problem) => problem.severity === 'error',
    );
  let unit: Unit | null = null;
  if (isReadable() && weight !== null) {
    const contact = { email, phone: cell('phone') || null };
    const names = { name: cell('owner'), document: cell('document'), coowners: cell('coowners') };
    const owners = people.ownersOf({ ...names, ...contact }, row, problems);
    if (isReadable()) {
      const read = {
        unitId,
        ...values,
        ...(reading.otherWeights.length === 0 ? {} : { weights }),
        ownerIds: owners.map((owner) => owner.personId),
        ownerNames: owners.map((owner) => owner.name),
        order: units.size,
      };
      unit = isJoined && known !== undefined ? joined(known, read, reading) : read;
    }
  }
  const all = problems.map((problem) => rosterProblem(problem, row, columnOf(problem, reading)));
  return { unit, problems: [...all, ...placed] };
}

function columnOf({ code, field }: FoundProblem, reading: RosterReading): number | null {
  const { columns, voteColumn = null } = reading;
  if (code === 'vote-unknown') return voteColumn;
  return field === null ? null : (columns[field] ?? null);
}

function joined(known: Unit, read: Unit, { addRepeated }: RosterReading): Unit {
  const unit = joinOwners(known, read);
  return addRepeated === true ? { ...unit, weight: known.weight + read.weight } : unit;
}

interface Labelled {
  readonly label: string;
  readonly unitId: string;
  readonly row: number;
  readonly weight: Weight | null;
  readonly known: Unit | undefined;
}

/** Whether the row adds its owners to a unit that is already there. */
function checkLabel(
  { label, unitId, row, weight, known }: Labelled,
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
    const joins = reading.joinRepeated && known !== undefined && isSame;
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

/** Nothing, where the table has no weights and only updates what is in force. */
function weightOf(row: number, { weights }: RowContext): ReadWeight {
  return weights.main.get(row) ?? { weight: 0, problems: [] };
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
