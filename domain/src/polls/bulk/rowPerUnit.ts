import type { BulkRow } from '../../people/lists/readBulkSheet.ts';
import { unitsNamed } from '../../people/rosters/unitFinder.ts';
import { partsOfCell, unitsInCell } from '../../people/rosters/unitsInCell.ts';
import type { BulkBook } from './bulkBook.ts';

/** A row for each unit of a cell that names several, where the roster calls none by the whole of it. */
export function rowPerUnit(rows: readonly BulkRow[], { findUnit }: BulkBook): readonly BulkRow[] {
  return rows.flatMap((row) => {
    if (findUnit(row.unit, row.group) !== null) return [row];
    const named = unitsNamed(findUnit, row.unit, row.group) === null ? null : partsOfCell(row.unit);
    const units = named ?? unitsInCell(row.unit) ?? [row.unit];
    return units.map((unit) => ({ ...row, unit }));
  });
}
