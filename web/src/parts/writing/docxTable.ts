import { type ActaLine, type ActaTable, columnLook, tableWords } from '@asamblea/domain';
import type * as Docx from 'docx';

/** Twentieths of a point, in which a word processor measures. */
const twentieths = 20;
/** Between the margins of the page, with letters of eight points and a half. */
const room = { across: 470, letter: 8.5, around: 6 } as const;
const across = room.across * twentieths;
const side = (room.around / 2) * twentieths;
const margins = { top: 40, bottom: 40, left: side, right: side } as const;

/** The style of the text of a table with letters of that size, in half points. */
export function tableStyle(letter: number): string {
  return `Table${Math.round(letter * 2)}`;
}

/** Every size that a table may have. */
export const tableLetters = [8.5, 8, 7.5, 7, 6.5, 6] as const;

/** A table with its caption; its titles are repeated on each page and no row is cut in two. */
export function docxTable(
  docx: typeof Docx,
  table: ActaTable,
  runsOf: (line: ActaLine) => readonly Docx.ParagraphChild[],
): readonly (Docx.Paragraph | Docx.Table)[] {
  const { AlignmentType, Paragraph, TableCell, TableRow, TextRun, WidthType } = docx;
  const { caption, columns, rows } = table;
  const look = columnLook(tableWords(table), room);
  const widths = look.widths.map((width) => Math.floor((width + room.around) * twentieths));
  const cell = (column: number, children: readonly Docx.ParagraphChild[], fill?: string) =>
    new TableCell({
      margins,
      width: { size: widths[column] ?? 0, type: WidthType.DXA },
      ...(fill === undefined ? {} : { shading: { fill } }),
      children: [
        new Paragraph({
          style: tableStyle(look.letter),
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
