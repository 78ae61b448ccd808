import { type BulkWork, readBulkSheet } from '@asamblea/domain';
import type { TableFile, TableHints } from '../../../ui/checkTable.ts';
import { readPasted } from '../../../ui/readPasted.ts';
import { readTableFile } from '../../../ui/readTableFile.ts';

/** A first row with titles leaves one row less. */
function hintsOf(work: BulkWork): TableHints {
  const isHeader = (row: readonly string[]) =>
    row.length > 1 && readBulkSheet([row], work).length === 0;
  return { isHeader, isTable: (rows) => rows.some(isHeader) };
}

export function readBulkFile(file: File, work: BulkWork): Promise<TableFile> {
  return readTableFile(file, hintsOf(work));
}

export function readBulkText(text: string, work: BulkWork): TableFile {
  return readPasted(text, hintsOf(work));
}
