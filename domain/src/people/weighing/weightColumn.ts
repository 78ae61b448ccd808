import type { DecimalSign } from '../../kernel/weights/decimalSign.ts';
import type { Weight } from '../../kernel/weights/weight.ts';
import type { WeightMeasure } from '../../kernel/weights/weightMeasure.ts';
import type { FoundProblem } from '../rosters/rosterProblem.ts';

/** A cell of a column of weights. */
export interface WeightCell {
  readonly text: string;
  /** As the spreadsheet numbers it. */
  readonly row: number;
  /** The place, in the column, of the cell that told the weight of this unit before. */
  readonly repeats?: number | undefined;
}

export interface WeightColumnReading {
  readonly measure: WeightMeasure;
  readonly decimal: DecimalSign | null;
  /** Whether what the column adds up to may say how it is written: not of a further weight. */
  readonly hasSum: boolean;
  /** Whether the column has all that is added up: a file that only updates need not. */
  readonly isWhole: boolean;
}

export interface ReadWeight {
  /** Null where something in the cell is an error. */
  readonly weight: Weight | null;
  readonly problems: readonly FoundProblem[];
}

/** The problem told once for a whole column; with its row where one cell alone has it. */
export interface ColumnProblem {
  readonly row: number | null;
  readonly problem: FoundProblem;
}

export interface ReadWeightColumn {
  /** One a cell, in their order. */
  readonly cells: readonly ReadWeight[];
  readonly problems: readonly ColumnProblem[];
}
