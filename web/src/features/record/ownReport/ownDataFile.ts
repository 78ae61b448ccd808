import { type OwnData, ownDataTables } from '@asamblea/domain';
import { writePaper } from '../../../parts/writing/writePaper.ts';

/**
 * The data that an assembly holds about somebody, as a file: a workbook to read, or as it came for another
 * program.
 */
export async function ownDataFile(data: OwnData, ending: 'xlsx' | 'json'): Promise<Blob | null> {
  if (ending === 'json') {
    return new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
  }
  const tables = ownDataTables(data);
  const report = {
    ...{ title: 'Mis datos', subtitle: data.assembly, timeZone: data.timeZone },
    ...{ flat: tables[0], sheets: tables, pages: tables },
  };
  return writePaper({ kind: 'report-xlsx', report }, new AbortController().signal);
}
