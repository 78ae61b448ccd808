import { guessColumns } from '@asamblea/domain';
import type { CheckedTable, TableFile, TableHints } from '../ui/tables/checkTable.ts';
import { readPasted } from '../ui/tables/readPasted.ts';
import { type ReadingHow, readTableFile } from '../ui/tables/readTableFile.ts';

/** A row with the titles of a roster, or of a list of its units' debts. */
export const rosterHints: TableHints = {
  isHeader: (row) => {
    const columns = guessColumns(row);
    return columns.unit !== undefined && Object.keys(columns).length > 1;
  },
};

/** Reads a roster as administrators save it: a text table in any encoding, or a workbook. */
export function readRosterFile(file: File, how?: ReadingHow): Promise<TableFile | null> {
  return readTableFile(file, rosterHints, how);
}

/** And as they copy it out of a spreadsheet. */
export function readPastedRoster(text: string): CheckedTable {
  return readPasted(text, rosterHints);
}
