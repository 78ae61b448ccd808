import { type BulkWork, readBulkSheet } from '@asamblea/domain';
import type { FileReading } from '../../../parts/useTableFile.tsx';
import type { CheckedTable, TableHints } from '../../../ui/tables/checkTable.ts';
import { readPasted } from '../../../ui/tables/readPasted.ts';
import { readTableFile } from '../../../ui/tables/readTableFile.ts';

/** A first row with titles leaves one row less. */
function hintsOf(work: BulkWork): TableHints {
  const isHeader = (row: readonly string[]) =>
    row.length > 1 && readBulkSheet([row], work).rows.length === 0;
  return { isHeader };
}

export function readBulkFile(work: BulkWork): FileReading {
  return (file, how) => readTableFile(file, hintsOf(work), how);
}

export function readBulkText(text: string, work: BulkWork): CheckedTable {
  return readPasted(text, hintsOf(work));
}
