import type { ActaDraft } from '@asamblea/domain';
import { actaDocx } from './actaDocx.ts';
import { actaPdf } from './actaPdf.ts';
import { type ExportedReport, exportPdf, reportCsv, reportXlsx } from './exportReport.ts';

/** The paper to be written, all of it data. */
export type Paper =
  | { readonly kind: 'report-csv' | 'report-xlsx' | 'report-pdf'; readonly report: ExportedReport }
  | { readonly kind: 'acta-docx'; readonly draft: ActaDraft }
  | { readonly kind: 'acta-pdf'; readonly draft: ActaDraft; readonly sealMark: string | undefined };

/** Writes it where it is called. A large meeting takes many seconds: pages ask `writePaper`. */
export async function paperFile(paper: Paper): Promise<Blob> {
  switch (paper.kind) {
    case 'report-csv':
      return reportCsv(paper.report);
    case 'report-xlsx':
      return reportXlsx(paper.report);
    case 'report-pdf':
      return exportPdf(paper.report);
    case 'acta-docx':
      return actaDocx(paper.draft);
    case 'acta-pdf':
      return actaPdf(paper.draft, paper.sealMark);
  }
}
