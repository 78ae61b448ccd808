import { guessColumns, guessReading } from '@asamblea/domain';
import type { TableFile, TableHints } from '../ui/checkTable.ts';
import { readPasted } from '../ui/readPasted.ts';
import { readTableFile } from '../ui/readTableFile.ts';

const roster: TableHints = {
  isHeader: (row) => {
    const columns = guessColumns(row);
    return columns.unit !== undefined && Object.keys(columns).length > 1;
  },
  isTable: (rows) => guessReading(rows).headerRow >= 0,
};

/** Reads a roster as administrators save it: a text table in any encoding, or an Excel workbook. */
export function readRosterFile(file: File): Promise<TableFile> {
  return readTableFile(file, roster);
}

/** And as they copy it out of a spreadsheet. */
export function readPastedRoster(text: string): TableFile {
  return readPasted(text, roster);
}
