import type { ActaLine, ActaTable } from '@asamblea/domain';
import type * as Docx from 'docx';
import { columnShares } from '../../../parts/columnShares.ts';
import { tableWords } from './tableWords.ts';

/** Between the margins of the page, in twentieths of a point. */
const across = 9_400;
const lettersAcross = 104;
const margins = { top: 40, bottom: 40, left: 80, right: 80 } as const;

/** A table with its caption; its titles are repeated on each page and no row is cut in two. */
export function docxTable(
  docx: typeof Docx,
  table: ActaTable,
  runsOf: (line: ActaLine) => readonly Docx.ParagraphChild[],
): readonly (Docx.Paragraph | Docx.Table)[] {
  const { AlignmentType, Paragraph, TableCell, TableRow, TextRun, WidthType } = docx;
  const { caption, columns, rows } = table;
  const widths = columnShares(tableWords(table), lettersAcross).map((share) =>
    Math.floor(share * across),
  );
  const cell = (column: number, children: readonly Docx.ParagraphChild[], fill?: string) =>
    new TableCell({
      margins,
      width: { size: widths[column] ?? 0, type: WidthType.DXA },
      ...(fill === undefined ? {} : { shading: { fill } }),
      children: [
        new Paragraph({
          style: 'Table',
          alignment: columns[column]?.isFigure === true ? AlignmentType.RIGHT : AlignmentType.LEFT,
          keepNext: fill !== undefined,
          children,
        }),
      ],
    });
  const titles = columns.map(({ name }, column) =>
    cell(column, [new TextRun({ text: name, bold: true })], 'E8EEF0'),
  );
  return [
    new Paragraph({
      keepNext: true,
      spacing: { before: 120, after: 60 },
      children: [new TextRun({ text: caption, bold: true })],
    }),
    new docx.Table({
      width: { size: across, type: WidthType.DXA },
      columnWidths: widths,
      layout: docx.TableLayoutType.FIXED,
      rows: [
        new TableRow({ tableHeader: true, cantSplit: true, children: titles }),
        ...rows.map(
          (row) =>
            new TableRow({
              cantSplit: true,
              children: columns.map((_, column) => cell(column, runsOf(row[column] ?? []))),
            }),
        ),
      ],
    }),
    new Paragraph({ text: '' }),
  ];
}
