import { cellText } from '../../kernel/tables/cellText.ts';
import type { LaidRow } from '../../kernel/tables/fillDown.ts';
import { weightScale, wholeWeight } from '../../kernel/weights/weight.ts';
import { hasWhole, isOfShares } from '../../kernel/weights/weightMeasure.ts';
import { found, type RosterProblem, rosterProblem } from '../rosters/rosterProblem.ts';
import type { RosterReading } from '../rosters/rosterReading.ts';
import { unitIdOf } from '../rosters/unit.ts';
import { isVoiceOnly, readVote } from './readVote.ts';
import { readWeightColumn } from './readWeightColumn.ts';
import type { ReadWeight, WeightCell } from './weightColumn.ts';

/** A row that gives a unit, with how its unit is called. */
export interface LabelledRow extends LaidRow {
  readonly label: string;
}

export interface RowWeights {
  /** By the number of the row. Empty where the table has no weights. */
  readonly main: ReadonlyMap<number, ReadWeight>;
  readonly others: readonly {
    readonly name: string;
    readonly column: number;
    readonly byRow: ReadonlyMap<number, ReadWeight>;
  }[];
  /** The problems told once for each column. */
  readonly problems: readonly RosterProblem[];
}

/** Whether everybody weighs the same, because somebody chose it and no column says otherwise. */
export function isEqual({ equal, columns }: Pick<RosterReading, 'equal' | 'columns'>): boolean {
  return equal === true && columns.weight === undefined;
}

/**
 * The weights of all the rows of a table, each column read as a whole. `isWhole`: the table has all the units
 * of its roster.
 */
export function readRowWeights(
  rows: readonly LabelledRow[],
  reading: RosterReading,
  isWhole: boolean,
): RowWeights {
  const { columns, measure, decimal, otherWeights } = reading;
  const problems: RosterProblem[] = [];
  const read = (cells: readonly WeightCell[], column: number, hasSum: boolean) => {
    const asked = { measure: hasSum ? measure : ('percent' as const), decimal, hasSum, isWhole };
    const told = readWeightColumn(cells, asked);
    problems.push(...told.problems.map(({ row, problem }) => rosterProblem(problem, row, column)));
    return new Map(cells.map(({ row }, place) => [row, told.cells[place] ?? unread] as const));
  };
  const { weight } = columns;
  let main: ReadonlyMap<number, ReadWeight> = new Map();
  if (weight !== undefined) {
    const cells = mainCells(rows, weight, reading);
    main = read(cells, weight, true);
    if (hasWhole(measure) && areParts(cells, main)) {
      problems.push(rosterProblem(found('repeated-parts'), null, weight));
    }
  } else if (isEqual(reading)) main = new Map(rows.map(({ row }) => [row, oneVote] as const));
  return {
    main: withVotes(main, rows, reading),
    others: otherWeights.map(({ name, column }) => {
      const cells = rows.map(({ cells: all, row }) => ({ text: cellText(all[column] ?? ''), row }));
      const filled = cells.filter(({ text }) => text !== '');
      return { name, column, byRow: read(filled, column, false) };
    }),
    problems,
  };
}

const unread: ReadWeight = { weight: null, problems: [] };
const oneVote: ReadWeight = { weight: weightScale, problems: [] };

/** Further rows of a unit say nothing of the sum where they are its co-owners. */
function mainCells(
  rows: readonly LabelledRow[],
  column: number,
  { joinRepeated, addRepeated }: RosterReading,
): readonly WeightCell[] {
  const first = new Map<string, number>();
  return rows.map(({ cells, row, label, goesOn }, place) => {
    const text = cellText(cells[column] ?? '');
    const unitId = unitIdOf(label);
    const isSame = goesOn || (joinRepeated && addRepeated !== true);
    const repeats = isSame ? first.get(unitId) : undefined;
    if (label !== '' && !first.has(unitId)) first.set(unitId, place);
    return { text, row, repeats };
  });
}

/** Repeated rows that make the sum exact, where the first of each unit does not, are parts of its weight. */
function areParts(cells: readonly WeightCell[], read: ReadonlyMap<number, ReadWeight>): boolean {
  const sumOf = (some: readonly WeightCell[]) =>
    some.reduce((sum, { row }) => sum + (read.get(row)?.weight ?? 0), 0);
  const firsts = cells.filter(({ repeats }) => repeats === undefined);
  // A blank cell brings no part.
  const filled = cells.filter(({ text }) => text !== '');
  return sumOf(firsts) !== wholeWeight && sumOf(filled) === wholeWeight;
}

/** A member with a voice and no vote weighs nothing, where votes are counted. */
function withVotes(
  main: ReadonlyMap<number, ReadWeight>,
  rows: readonly LabelledRow[],
  reading: RosterReading,
): ReadonlyMap<number, ReadWeight> {
  const { columns, voteColumn, measure } = reading;
  if (!isEqual(reading) && !isOfShares(measure)) return main;
  if (voteColumn === undefined && columns.kind === undefined) return main;
  const votes = new Map(main);
  let above: ReadWeight = unread;
  for (const { cells, row, goesOn } of rows) {
    const known = main.get(row);
    if (known === undefined) continue;
    const kind = cellText(cells[columns.kind ?? -1] ?? '');
    const said = cellText(cells[voteColumn ?? -1] ?? '');
    // A further owner of the unit above votes as it does, where nothing else is said.
    if (goesOn && said === '' && !isVoiceOnly(kind)) {
      votes.set(row, { weight: above.weight, problems: [] });
      continue;
    }
    if (isVoiceOnly(kind)) votes.set(row, withoutVote(known, kind));
    const vote = voteColumn === undefined || readVote(said);
    if (vote === false) votes.set(row, withoutVote(known, said));
    if (vote === null) votes.set(row, { weight: null, problems: [found('vote-unknown', said)] });
    above = votes.get(row) ?? known;
  }
  return votes;
}

function withoutVote({ weight, problems }: ReadWeight, said: string): ReadWeight {
  const none = weight === null ? null : 0;
  return { weight: none, problems: [...problems, found('voice-only', said)] };
}
