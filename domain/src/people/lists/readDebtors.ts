import { cellText } from '../../kernel/tables/cellText.ts';
import { firstText } from '../../kernel/tables/fillDown.ts';
import { findTitles, titlesAt } from '../../kernel/tables/findTitles.ts';
import { layTable } from '../../kernel/tables/layTable.ts';
import { matchTitles } from '../../kernel/tables/matchTitles.ts';
import { bodyOf } from '../../kernel/tables/repeatsTitles.ts';
import type { TableNote } from '../../kernel/tables/tableNote.ts';
import type { TableColumns, TableRows } from '../../kernel/tables/tableShape.ts';
import type { RosterField } from '../rosters/rosterFields.ts';
import type { Unit } from '../rosters/unit.ts';
import { unitFinder, unitsNamed } from '../rosters/unitFinder.ts';
import { debtorShape, saysBalances } from './debtorShape.ts';
import { readBalance } from './readBalance.ts';
import { bulkShape } from './readBulkSheet.ts';

type ListedUnit = Pick<Unit, 'unitId' | 'label' | 'group' | 'inArrears'>;

/** A row that names no unit of the roster, or several. */
export interface UnknownDebtor {
  /** As the spreadsheet numbers it. */
  readonly row: number;
  readonly text: string;
}

export interface ReadDebtors {
  /** Ids of the units that owe. */
  readonly debtors: ReadonlySet<string>;
  readonly unknown: readonly UnknownDebtor[];
  /** Rows with a balance in favour: they owe nothing. */
  readonly inFavour: readonly UnknownDebtor[];
  /** Rows that say of the debt what we do not understand. They owe, as all that the list names. */
  readonly unclear: readonly UnknownDebtor[];
  /** What was left out or filled. */
  readonly notes: readonly TableNote[];
}

/**
 * The whole set of debtors of a table: every unit that it names, save those beside which a balance of
 * zero, in favour or «al día» is written. Titles are read as those of a roster; without titles the first
 * column is the unit. A unit may be written with its tower apart, and a cell may name several.
 */
export function readDebtors(rows: TableRows, units: readonly ListedUnit[]): ReadDebtors {
  const find = unitFinder(units);
  const { headerRow, columns, doubtful } = columnsOf(rows);
  const isUnit = (text: string) => find(text) !== null;
  const laid = layTable(rows, { headerRow, columns, doubtful, isUnit }, debtorShape);
  const debtors = new Set<string>();
  const unknown: UnknownDebtor[] = [];
  const inFavour: UnknownDebtor[] = [];
  const unclear: UnknownDebtor[] = [];
  for (const { row, cells, heading } of laid.rows) {
    const cell = (field: RosterField) => cellText(cells[columns[field] ?? -1] ?? '');
    const unit = cell('unit');
    const group = cell('group') || heading;
    const balance = readBalance(cell('arrears'));
    if (balance === 'nothing') continue;
    const text = [group, unit].filter((part) => part !== '').join(' ');
    if (balance === 'in-favour') {
      inFavour.push({ row, text: `${text}: ${cell('arrears')}` });
      continue;
    }
    const found = unitsNamed(find, unit, group);
    if (found === null) unknown.push({ row, text: text || firstText(cells) });
    else for (const { unitId } of found) debtors.add(unitId);
    if (balance === 'unclear') unclear.push({ row, text: `${text}: ${cell('arrears')}` });
  }
  return { debtors, unknown, inFavour, unclear, notes: laid.notes };
}

interface DebtorColumns {
  readonly headerRow: number;
  readonly columns: TableColumns<RosterField>;
  readonly doubtful: readonly RosterField[];
}

/** A list of one column has a whole title or none. */
function columnsOf(rows: TableRows): DebtorColumns {
  const headerRow = findTitles(rows, debtorShape);
  if (headerRow >= 0) {
    const titles = titlesAt(rows, headerRow, debtorShape);
    return { headerRow, ...matchTitles(titles, debtorShape, bodyOf(rows, headerRow, debtorShape)) };
  }
  const single = findTitles(rows, bulkShape);
  if (single >= 0) {
    const { unit = 0 } = matchTitles(rows[single] ?? [], bulkShape).columns;
    return { headerRow: single, columns: { unit }, doubtful: [] };
  }
  // Without titles, one column of figures beside the units is what each owes.
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  const figures = Array.from({ length: width }, (_, column) => column).filter(
    (column) => column > 0 && saysBalances(rows.map((cells) => cellText(cells[column] ?? ''))),
  );
  const [arrears] = figures;
  if (arrears === undefined || figures.length > 1) {
    return { headerRow: -1, columns: { unit: 0 }, doubtful: [] };
  }
  return { headerRow: -1, columns: { unit: 0, arrears }, doubtful: ['arrears'] };
}
