import { type ReportCell, sayReportCell } from '../../kernel/sheets/reportTable.ts';
import { type Counts, countOf } from '../../polls/presented/measuredCounts.ts';
import { type PresentedBase, presentBases } from '../../polls/presented/presentBases.ts';
import type { QuestionResult } from '../../polls/results/questionResult.ts';

/** The words for a figure that a secret vote withholds. */
export const notTold = 'No se publica';

/** How much there is of the bases that are counted so: a figure that a workbook adds up, where it is one. */
export function baseCell(result: QuestionResult, key: keyof Counts): ReportCell {
  return joinCells(
    presentBases(result).flatMap(({ scope, counts }): readonly ReportCell[] => {
      const amount = counts[key];
      if (amount !== undefined) return [cellOf(key, amount)];
      return Object.keys(counts).length === 0 && key in countOf(scope, 0) ? [notTold] : [];
    }),
  );
}

/** How much there is of each base, in what it is counted by. */
export function totalCell(bases: readonly PresentedBase[]): ReportCell {
  return joinCells(
    bases.map(({ scope, counts }) => {
      const [key] = Object.keys(countOf(scope, 0)) as (keyof Counts)[];
      const amount = key === undefined ? undefined : counts[key];
      return key === undefined || amount === undefined ? notTold : cellOf(key, amount);
    }),
  );
}

function cellOf(key: keyof Counts, amount: number): ReportCell {
  return key === 'weight' ? { weight: amount } : { count: amount };
}

/** Several are text: no figure is both. None of them is an hour. */
function joinCells(cells: readonly ReportCell[]): ReportCell {
  const [only = '', ...others] = cells;
  return others.length === 0 ? only : cells.map((cell) => sayReportCell(cell, 'UTC')).join('; ');
}
