import { type DecimalSign, isDoubtful } from '../../kernel/weights/decimalSign.ts';
import { parseWeight } from '../../kernel/weights/parseWeight.ts';
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
  readonly decimal: {
    readonly sign: DecimalSign | null;
    /** Numbers of the column contradict each other, so those that read two ways stop the import. */
    readonly isDoubtful: boolean;
    readonly isUnsure: boolean;
  };
}

export interface ReadRow {
  /** Null when the row gives none: a total, or something in it is an error. */
  readonly unit: Unit | null;
  readonly problems: readonly RosterProblem[];
}

/** Reads one row that is not blank. `units` are those of the rows above. */
export function readRow(
  cells: readonly string[],
  row: number,
  context: RowContext,
  units: ReadonlyMap<string, Unit>,
): ReadRow {
  const { reading, people } = context;
  const { columns } = reading;
  const cell = (field: RosterField) => cellText(cells[columns[field] ?? -1] ?? '');
  if (isTotalRow(cell('unit')) || (cell('unit') === '' && cells.some(isTotalRow))) {
    return { unit: null, problems: [rosterProblem(found('total-row', cell('weight')), row)] };
  }
  const placed = cells.flatMap((text, column) =>
    textProblems(cellText(text)).map((problem) => rosterProblem(problem, row, column)),
  );
  if (!context.isTooWideAsARule && filledWidth(cells) > context.width) {
    placed.push(
      rosterProblem(found('row-too-wide', cells[context.width] ?? ''), row, context.width),
    );
  }
  const problems: FoundProblem[] = [];
  const { unitId, label } = readLabel(cell('unit'), cell('group'), reading);
  const known = units.get(unitId);
  const weight = readWeight(cell('weight'), context, known, problems);
  const isJoined = checkLabel({ label, unitId, row, weight, known }, context, problems);
  const weights = readOtherWeights(cells, row, reading, placed);
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
      unit = isJoined && known !== undefined ? joinOwners(known, read) : read;
    }
  }
  const all = problems.map((problem) => rosterProblem(problem, row, columnOf(problem, reading)));
  return { unit, problems: [...all, ...placed] };
}

function columnOf({ field }: FoundProblem, { columns }: RosterReading): number | null {
  return field === null ? null : (columns[field] ?? null);
}

function readLabel(unit: string, group: string, { joinGroup }: RosterReading) {
  const label = joinGroup && group !== '' && unit !== '' ? `${group} ${unit}` : unit;
  return { label, unitId: unitIdOf(label) };
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
    const joins = reading.joinRepeated && known !== undefined && weight === known.weight;
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

function readWeight(
  text: string,
  { reading, decimal }: RowContext,
  known: Unit | undefined,
  problems: FoundProblem[],
): Weight | null {
  if (reading.columns.weight === undefined) return 0;
  // The rows of further co-owners often leave the weight blank.
  if (text === '' && reading.joinRepeated && known !== undefined) return known.weight;
  const parsed = parseWeight(text, { measure: reading.measure, decimal: decimal.sign });
  const tell = (code: FoundProblem['code']) => problems.push(found(code, text, '', 'weight'));
  if (!parsed.ok) {
    tell(parsed.problem);
    return null;
  }
  if (decimal.isDoubtful && isDoubtful(text)) tell('weight-doubtful');
  if (parsed.otherSign) tell('weight-other-sign');
  if (parsed.percentSign) tell('weight-percent-sign');
  if (parsed.weight === 0) tell('weight-zero');
  return parsed.weight;
}

/** Further weights are taken as they are written; an empty cell weighs nothing. */
function readOtherWeights(
  cells: readonly string[],
  row: number,
  { otherWeights, decimal }: RosterReading,
  placed: RosterProblem[],
): Readonly<Record<string, Weight>> {
  const weights: Record<string, Weight> = {};
  for (const { name, column } of otherWeights) {
    const text = cellText(cells[column] ?? '');
    const parsed = parseWeight(text, { decimal });
    if (parsed.ok) weights[name] = parsed.weight;
    else if (text === '') weights[name] = 0;
    else placed.push(rosterProblem(found('other-weight-malformed', text), row, column));
  }
  return weights;
}
