import {
  columnLook,
  csvText,
  inPoints,
  type ReportTable,
  sheetCellOf,
  tableText,
} from '@asamblea/domain';
import type { Content } from 'pdfmake/interfaces';
import { sheetFile } from '../../ui/files/sheetFile.ts';
import { tieFigures } from '../../ui/text/tieFigures.ts';
import { pdfFile } from './pdfFile.ts';

/** A report as it leaves the screen, with the filters it had there. */
export interface ExportedReport {
  readonly title: string;
  /** The assembly, the session, the time of reading and the filters. */
  readonly subtitle: string;
  /** One table, which a CSV file carries. */
  readonly flat: ReportTable;
  readonly sheets: readonly ReportTable[];
  /** The content of a page before its tables: for a vote, its bars. */
  readonly blocks?: readonly Content[];
  /** Tables that fit a page, and say what no block says. */
  readonly pages: readonly ReportTable[];
  readonly timeZone: string;
}

export function reportCsv({ flat, timeZone }: ExportedReport): Blob {
  return new Blob([csvText(tableText(flat, timeZone))], { type: 'text/csv;charset=utf-8' });
}

/** The last sheet says the subject of the others: the seal of the record goes there too. */
export function reportXlsx({ title, subtitle, sheets, timeZone }: ExportedReport): Promise<Blob> {
  return sheetFile([
    ...sheets.map(({ name, columns, rows }) => ({
      name,
      header: columns.map((column) => column.name),
      rows: rows.map((row) => row.map((cell) => sheetCellOf(cell, timeZone))),
    })),
    { name: 'Origen', header: [title], rows: subtitle.split(' · ').map((said) => [said]) },
  ]);
}

export function exportPdf({
  title,
  subtitle,
  blocks = [],
  pages,
  timeZone,
}: ExportedReport): Promise<Blob> {
  const margin = inPoints(pageEdge);
  return pdfFile({
    info: { title },
    pageOrientation: 'landscape',
    pageMargins: [margin, margin, margin, inPoints(16)],
    content: [
      { text: title, fontSize: 18, bold: true },
      { text: subtitle, color: '#444', margin: [0, 2, 0, 8] },
      ...blocks,
      ...pages.map((table) => pageTable(table, timeZone)),
    ],
  });
}

/** In millimetres, around what is written. */
const pageEdge = 12;
/** In points, on each side of a column but at the edges of the page: what its layout leaves. */
const cellEdge = 8;
const room = {
  across: inPoints(297 - 2 * pageEdge) + 2 * cellEdge,
  letter: 8,
  around: 2 * cellEdge,
};

/** Columns share the page by their content: figures take their need, words the rest. */
function pageTable(table: ReportTable, timeZone: string) {
  const [header = [], ...rows] = tableText(table, timeZone).map((row) => row.map(tieFigures));
  const { widths, letter } = columnLook([header, ...rows], room);
  const isFigure = (column: number) => table.columns[column]?.isFigure === true;
  const align = (column: number) => (isFigure(column) ? ('right' as const) : ('left' as const));
  return {
    fontSize: letter,
    margin: [0, 0, 0, 10] as Margins,
    layout: 'lightHorizontalLines',
    table: {
      headerRows: 2,
      widths: [...widths],
      dontBreakRows: true,
      keepWithHeaderRows: 1,
      body: [
        [titleOf(table.name, header.length), ...header.slice(1).map(() => '')],
        header.map((text, column) => ({ text, bold: true, alignment: align(column) })),
        ...rows.map((row) => row.map((text, column) => ({ text, alignment: align(column) }))),
      ],
    },
  };
}

type Margins = [number, number, number, number];

/** The name of a table goes with its titles to each page. */
function titleOf(text: string, colSpan: number) {
  return { text, colSpan, fontSize: 12, bold: true, margin: [0, 6, 0, 2] as Margins };
}
