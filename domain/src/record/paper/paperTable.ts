import { inPoints } from '../../kernel/sheets/printedPage.ts';
import { columnLook } from '../../kernel/text/columnLook.ts';
import { tieFigures } from '../../kernel/text/tieFigures.ts';
import type { ActaTable } from '../draft/actaDraft.ts';
import type { PaperPiece, PaperText, TableLines } from './paperPiece.ts';
import { runsOfLine } from './runsOfLine.ts';
import { tableWords } from './tableWords.ts';

/** In millimetres, beside the text. */
export const pageEdge = 22;
/** In points, on each side of a column. */
const cellEdge = 5;
const room = {
  across: inPoints(210 - 2 * pageEdge) + 2 * cellEdge,
  letter: 8,
  around: 2 * cellEdge,
};
/** A table with more rows goes on to another page, with its titles. */
const rowsOfAPage = 8;

/** A table under its caption and the headings that go with it. */
export function paperTable(table: ActaTable, headings: readonly PaperText[]): PaperPiece {
  const { caption, columns, rows } = table;
  const titles: readonly PaperText[] = [
    ...headings,
    { text: tieFigures(caption), bold: true, margin: [0, 4, 0, 3] },
  ];
  const alignment = (column: number) =>
    columns[column]?.isFigure === true ? ('right' as const) : ('left' as const);
  const across = (title: PaperText): PaperPiece[] => [
    { ...title, colSpan: columns.length },
    ...columns.slice(1).map(() => ''),
  ];
  const isLong = rows.length > rowsOfAPage;
  const { widths, letter } = columnLook(tableWords(table), room);
  const drawn: PaperPiece = {
    fontSize: letter,
    layout: linesUnder(isLong ? titles.length : 0),
    table: {
      headerRows: isLong ? titles.length + 1 : 1,
      widths: [...widths],
      dontBreakRows: true,
      keepWithHeaderRows: 1,
      body: [
        ...(isLong ? titles.map((title) => across({ fontSize: 10, ...title })) : []),
        columns.map(({ name }, column) => ({
          text: tieFigures(name),
          bold: true,
          alignment: alignment(column),
        })),
        ...rows.map((row) =>
          columns.map((_, column) => ({
            text: runsOfLine(row[column] ?? []),
            alignment: alignment(column),
          })),
        ),
      ],
    },
  };
  const margin: [number, number, number, number] = [0, 0, 0, 8];
  return isLong
    ? { stack: [drawn], margin }
    : { stack: [...titles, drawn], margin, unbreakable: true };
}

/** A line under the titles of the columns and under each row, and none among the titles of the table. */
function linesUnder(titles: number): TableLines {
  return {
    hLineWidth: (line, { table }) => {
      if (line <= titles || line === table.body.length) return 0;
      return line === titles + 1 ? 2 : 1;
    },
    vLineWidth: () => 0,
    hLineColor: (line) => (line === titles + 1 ? '#000' : '#aaa'),
    paddingLeft: (column) => (column === 0 ? 0 : cellEdge),
    paddingRight: (column, { table }) =>
      Array.isArray(table.widths) && column === table.widths.length - 1 ? 0 : cellEdge,
  };
}
