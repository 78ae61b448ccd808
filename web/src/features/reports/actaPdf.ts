import type { ActaBlock, ActaDraft, ActaLine, ActaRun, ActaTable } from '@asamblea/domain';
import type { Content } from 'pdfmake/interfaces';
import { inPoints, pdfFile } from '../../ui/pdfFile.ts';
import { columnShares } from './columnShares.ts';
import { tableWords } from './tableWords.ts';

/** The same draft as a printed page. */
export function actaPdf({ title, blocks }: ActaDraft): Promise<Blob> {
  const margin = inPoints(22);
  return pdfFile({
    info: { title },
    pageMargins: [margin, inPoints(20), margin, inPoints(20)],
    content: blocks.map(contentOf),
  });
}

function contentOf(block: ActaBlock): Content {
  switch (block.kind) {
    case 'title':
      return { text: runsOf(block.line), fontSize: 18, bold: true, alignment: 'center' };
    case 'heading':
      return {
        text: runsOf(block.line),
        fontSize: block.level === 1 ? 13 : 11,
        bold: true,
        margin: [0, block.level === 1 ? 12 : 8, 0, 4],
        headlineLevel: block.level,
      };
    case 'paragraph':
      return { text: runsOf(block.line), margin: [0, 0, 0, 6], alignment: 'justify' };
    case 'list':
      return { ul: block.items.map((item) => ({ text: runsOf(item) })), margin: [0, 0, 0, 6] };
    case 'checks':
      return {
        stack: block.items.map(({ done, line }) => ({
          text: [{ text: done ? '[ x ]  ' : '[   ]  ', bold: true }, ...runsOf(line)],
          margin: [0, 1, 0, 1],
        })),
        margin: [0, 0, 0, 6],
      };
    case 'signatures':
      return {
        stack: block.places.map((place) => ({
          stack: ['______________________________', { text: runsOf(place) }],
          margin: [0, 34, 0, 0],
          unbreakable: true,
        })),
      };
    case 'page-break':
      return { text: '', pageBreak: 'after' };
    case 'table':
      return tableOf(block);
  }
}

/** Letters of a table in a line of the page. */
const lettersAcross = 104;

function tableOf(table: ActaTable): Content {
  const { caption, columns, rows } = table;
  const alignment = (column: number) =>
    columns[column]?.isFigure === true ? ('right' as const) : ('left' as const);
  return {
    stack: [
      { text: caption, bold: true, margin: [0, 4, 0, 3] },
      {
        fontSize: 8,
        layout: 'lightHorizontalLines',
        table: {
          headerRows: 1,
          widths: columnShares(tableWords(table), lettersAcross).map((share) => `${share * 100}%`),
          dontBreakRows: true,
          keepWithHeaderRows: 1,
          body: [
            columns.map(({ name }, column) => ({
              text: name,
              bold: true,
              alignment: alignment(column),
            })),
            ...rows.map((row) =>
              columns.map((_, column) => ({
                text: runsOf(row[column] ?? []),
                alignment: alignment(column),
              })),
            ),
          ],
        },
      },
    ],
    margin: [0, 0, 0, 8],
    unbreakable: rows.length <= 8,
  };
}

function runsOf(line: ActaLine) {
  return line.map((run: ActaRun) =>
    run.kind === 'blank' ? { text: run.text, bold: true, color: '#9A3412' } : { text: run.text },
  );
}
