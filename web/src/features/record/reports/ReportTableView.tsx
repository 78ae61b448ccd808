import { type ReportTable, sayReportCell } from '@asamblea/domain';
import { PlainTable } from '../../../ui/lists/PlainTable.tsx';

interface ReportTableViewProps {
  readonly table: ReportTable;
  readonly timeZone: string;
}

/** A table of a report as it is read; the files carry the same cells. */
export function ReportTableView({ table, timeZone }: ReportTableViewProps) {
  return (
    <PlainTable
      caption={table.name}
      columns={table.columns}
      rows={table.rows.map((row, index) => ({
        key: String(index),
        cells: row.map((cell) => sayReportCell(cell, timeZone)),
      }))}
    />
  );
}
