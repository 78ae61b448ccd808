import type { LocalDate } from '@asamblea/domain';
import type { ExportedReport } from '../../../parts/writing/exportReport.ts';
import { PaperButtons } from '../../../parts/writing/PaperButtons.tsx';

interface ReportExportButtonsProps {
  /** `quorum`: the beginning of the file's name. */
  readonly name: string;
  /** The day that the file is about, if it is not about now. */
  readonly on?: LocalDate;
  readonly report: () => ExportedReport;
}

/** The files of the shown report. */
export function ReportExportButtons({ name, on, report }: ReportExportButtonsProps) {
  return (
    <PaperButtons
      {...{ name, on }}
      what="el archivo"
      variant="outlined"
      writers={[
        { label: 'CSV', ending: 'csv', paper: () => ({ kind: 'report-csv', report: report() }) },
        {
          label: 'Excel',
          ending: 'xlsx',
          paper: () => ({ kind: 'report-xlsx', report: report() }),
        },
        { label: 'PDF', ending: 'pdf', paper: () => ({ kind: 'report-pdf', report: report() }) },
      ]}
    />
  );
}
