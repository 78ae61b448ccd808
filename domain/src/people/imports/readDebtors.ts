import { nameKey } from '../../kernel/identity/nameKey.ts';
import { groupBy } from '../../kernel/lists/groupBy.ts';
import type { RosterField } from '../rosters/rosterFields.ts';
import { type Unit, unitIdOf } from '../rosters/unit.ts';
import { readBulkSheet } from './bulkSheet.ts';
import { guessReading, isTotalRow } from './guessReading.ts';
import { looseKey } from './joinOwners.ts';
import { cellText, readArrears } from './readCell.ts';

type ListedUnit = Pick<Unit, 'unitId' | 'label' | 'group' | 'inArrears'>;
type Rows = readonly (readonly string[])[];

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
}

/**
 * The whole set of debtors of a table: every unit that it names, save those beside which a balance of
 * zero or «al día» is written. Titles are read as those of a roster; without titles the first column is
 * the unit. A unit may be written with its tower apart.
 */
export function readDebtors(rows: Rows, units: readonly ListedUnit[]): ReadDebtors {
  const find = unitFinder(units);
  const debtors = new Set<string>();
  const unknown: UnknownDebtor[] = [];
  for (const { row, unit, group } of listedIn(rows)) {
    const found = find(unit, group);
    if (found === null) unknown.push({ row, text: group === '' ? unit : `${group} ${unit}` });
    else debtors.add(found.unitId);
  }
  return { debtors, unknown };
}

interface Listed extends Pick<UnknownDebtor, 'row'> {
  readonly unit: string;
  readonly group: string;
}

function listedIn(rows: Rows): readonly Listed[] {
  const { headerRow, columns } = guessReading(rows);
  if (headerRow < 0 || columns.unit === undefined) {
    return readBulkSheet(rows, 'leave').flatMap(({ row, unit }) =>
      unit === '' || isTotalRow(unit) ? [] : [{ row, unit, group: '' }],
    );
  }
  return rows.flatMap((cells, i): readonly Listed[] => {
    const cell = (field: RosterField) => cellText(cells[columns[field] ?? -1] ?? '');
    const unit = cell('unit');
    if (i <= headerRow || unit === '' || isTotalRow(unit)) return [];
    return owesNothing(cell('arrears')) ? [] : [{ row: i + 1, unit, group: cell('group') }];
  });
}

/** Being in the list is owing, unless what stands beside the unit clearly says otherwise. */
function owesNothing(text: string): boolean {
  const problems: Parameters<typeof readArrears>[1] = [];
  return text !== '' && !readArrears(text, problems) && problems.length === 0;
}

/** Exactly, without its signs (`t1101` is `T1-101`), or by tower and number; null unless it is one. */
function unitFinder(units: readonly ListedUnit[]) {
  const byId = new Map(units.map((unit) => [unit.unitId, unit]));
  const byLabel = groupBy(units, ({ label }) => looseKey(label));
  const byPlace = groupBy(units, ({ group, label }) => `${looseKey(group)}/${numberOf(label)}`);
  const only = (found: readonly ListedUnit[] = []) => (found.length === 1 ? found[0] : undefined);
  return (unit: string, group: string): ListedUnit | null => {
    const joined = `${group} ${unit}`;
    const inGroup =
      group === ''
        ? undefined
        : (byId.get(unitIdOf(joined)) ??
          only(byLabel.get(looseKey(joined))) ??
          only(byPlace.get(`${looseKey(group)}/${numberOf(unit)}`)));
    return inGroup ?? byId.get(unitIdOf(unit)) ?? only(byLabel.get(looseKey(unit))) ?? null;
  };
}

/** What comes last in a label: the `101` of `T1-101`. */
function numberOf(label: string): string {
  return nameKey(label).split(' ').at(-1) ?? '';
}
