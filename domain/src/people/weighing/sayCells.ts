import { sayList } from '../../kernel/lists/sayList.ts';
import { saying } from '../../kernel/text/sentence.ts';
import { formatCount } from '../../kernel/weights/formatWeight.ts';
import { found, type RosterProblemCode } from '../rosters/rosterProblem.ts';
import type { ColumnProblem, WeightCell } from './weightColumn.ts';

const namedAtMost = 5;

/** One warning for all the cells of a kind: it names them, or says how many there are and the first. */
export function sayCells(code: RosterProblemCode, cells: readonly WeightCell[]): ColumnProblem {
  const [first] = cells;
  const where = cells.length > 1 ? sayRows(cells.map(({ row }) => row)) : '';
  return {
    row: cells.length === 1 ? (first?.row ?? null) : null,
    problem: found(code, first?.text, where, 'weight'),
  };
}

function sayRows(rows: readonly number[]): string {
  if (rows.length <= namedAtMost) return saying`Filas ${sayList(rows.map(String))}.`;
  return `Son ${formatCount(rows.length)} filas, desde la ${rows[0]}.`;
}
