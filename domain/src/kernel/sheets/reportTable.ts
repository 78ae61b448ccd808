import { momentOnClock } from '../calendars/momentOnClock.ts';
import { formatCount, formatPercent, formatWeight } from '../weights/formatWeight.ts';
import { type Weight, weightScale } from '../weights/weight.ts';

/** A cell that still knows what it is: a screen writes it as text, a workbook as a number. */
export type ReportCell =
  | string
  | { readonly weight: Weight }
  | { readonly count: number }
  | { readonly part: Weight; readonly of: Weight }
  /** One that is said already, of a column that adds up: `66,67 %`. */
  | { readonly percent: string }
  /** Milliseconds; null while it has not happened. */
  | { readonly at: number | null };

export interface ReportTable {
  readonly name: string;
  readonly columns: readonly { readonly name: string; readonly isFigure?: boolean }[];
  readonly rows: readonly (readonly ReportCell[])[];
}

/** As people read it, on the clocks of the assembly. */
export function sayReportCell(cell: ReportCell, timeZone: string): string {
  if (typeof cell === 'string') return cell;
  if ('weight' in cell) return formatWeight(cell.weight);
  if ('count' in cell) return formatCount(cell.count);
  if ('part' in cell) return formatPercent(cell.part, cell.of);
  if ('percent' in cell) return cell.percent;
  return cell.at === null ? '' : momentOnClock(cell.at, timeZone);
}

/** The whole table as text, its titles first: what a CSV file and a printed page carry. */
export function tableText(
  { columns, rows }: ReportTable,
  timeZone: string,
): readonly (readonly string[])[] {
  return [
    columns.map(({ name }) => name),
    ...rows.map((row) => row.map((cell) => sayReportCell(cell, timeZone))),
  ];
}

/** Fifteen digits are all that a spreadsheet holds exactly. */
const heldExactly = 999_999_999_999_999;

/** A number that a spreadsheet can add up, with its format; text where it would not be exact. */
export function sheetCellOf(
  cell: ReportCell,
  timeZone: string,
): string | { readonly value: number; readonly format: string } {
  if (typeof cell === 'string' || 'at' in cell) return sayReportCell(cell, timeZone);
  if ('count' in cell) return { value: cell.count, format: '#,##0' };
  if ('part' in cell) {
    return { value: cell.of === 0 ? 0 : cell.part / cell.of, format: '0.00%' };
  }
  if ('percent' in cell) return sheetPercent(cell.percent);
  if (cell.weight > heldExactly) return sayReportCell(cell, timeZone);
  return { value: cell.weight / weightScale, format: '0.0000##' };
}

/** The very decimals that are said, so that nobody reads another figure in the workbook. */
function sheetPercent(percent: string) {
  const [integer = '', decimals = ''] = percent.replace(' %', '').replaceAll('.', '').split(',');
  const value = Number(`${integer}${decimals}`) / 10 ** (decimals.length + 2);
  return { value, format: `0.${'0'.repeat(decimals.length)}%` };
}
